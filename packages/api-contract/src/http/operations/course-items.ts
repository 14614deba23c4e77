import { list, object, objectId, ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import {
  EVERYONE_MAY,
  INVALID_ID,
  INVALID_INPUT,
  NOT_ALLOWED,
  TEACHERS_MAY,
} from './course-errors.ts';

const ITEMS = '/courses/versions/{versionId}/modules/{moduleId}/sections/{sectionId}/items';

/** Operations on the items of a section. */
export const courseItemOperations: readonly OperationSpec[] = [
  {
    id: 'ItemController.create',
    method: 'post',
    path: ITEMS,
    tag: 'Course Items',
    summary: 'Add an item to a section',
    description:
      'Creates a video, a quiz or an article and puts a reference to it into the items group of the section. Send the details that match `type`; other details are ignored. A new quiz has no question banks yet.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('CreateItemBody') },
    success: {
      status: 201,
      description: 'The items group, the version and the reference to the new item.',
      schema: object('What changed.', {
        itemsGroup: ref('ItemsGroup'),
        version: ref('CourseVersion'),
        createdItem: ref('ItemRef'),
      }),
    },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      404: 'There is no such version, module or section',
    },
    deviations: [
      'A BLOG item takes `points` as a decimal text such as "1.0", and no tags.',
      'When both neighbours are given, `afterItemId` wins; the call is not refused.',
    ],
  },
  {
    id: 'ItemController.readAll',
    method: 'get',
    path: ITEMS,
    tag: 'Course Items',
    summary: 'List the items of a section',
    description:
      'Returns references in their order: id, type and rank. Read one item with `ItemController.getItem`.',
    auth: 'bearer',
    ...EVERYONE_MAY,
    success: {
      status: 200,
      description: 'References to the items.',
      schema: list('The references, sorted by rank.', ref('ItemRef')),
    },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such version, module or section',
    },
  },
  {
    id: 'ItemController.update',
    method: 'put',
    path: '/courses/versions/{versionId}/items/{itemId}',
    tag: 'Course Items',
    summary: 'Change an item',
    description:
      'Replaces name, description and details. The type of an item cannot change, so `type` must be the stored one. Mind the field name: `details` here, `videoDetails`, `quizDetails` or `blogDetails` when an item is created.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('UpdateItemBody') },
    success: { status: 200, description: 'The changed item.', schema: ref('Item') },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      404: 'There is no such version or item',
      500: 'The type is unknown, or not the one of the item',
    },
    deviations: ['Another type than the stored one gives 500, not 400.'],
  },
  {
    id: 'ItemController.delete',
    method: 'delete',
    path: '/courses/itemGroups/{itemsGroupId}/items/{itemId}',
    tag: 'Course Items',
    summary: 'Delete an item',
    description:
      'Removes the item from its items group, together with the watch time recorded for it. Mind the spelling `itemGroups` in the path.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    success: {
      status: 200,
      description: 'The id of the deleted item and what is left of the group.',
      schema: object('What changed.', {
        deletedItemId: objectId('Id of the item that is gone.', '665f1c2ab7e4d90012a3f405'),
        itemsGroup: ref('ItemsGroup'),
      }),
    },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such items group or item',
      500: 'The item could not be removed',
    },
  },
  {
    id: 'ItemController.move',
    method: 'put',
    path: `${ITEMS}/{itemId}/move`,
    tag: 'Course Items',
    summary: 'Move an item inside its section',
    description: 'Puts the item after or before another item of the same section.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('MoveItemBody') },
    success: {
      status: 200,
      description: 'The items group in its new order, and the version.',
      schema: object('What changed.', {
        itemsGroup: ref('ItemsGroup'),
        version: ref('CourseVersion'),
      }),
    },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      500: 'Neither neighbour is given, or an id is unknown',
    },
    deviations: ['A body without a neighbour and unknown ids give 500.'],
  },
  {
    id: 'ItemController.getItem',
    method: 'get',
    path: '/courses/{courseId}/versions/{versionId}/item/{itemId}',
    tag: 'Course Items',
    summary: 'Read an item',
    description:
      'Returns the item with its details. A student gets completed items and the current one; the rest is refused. Mind the singular `item` in the path.',
    auth: 'bearer',
    callers:
      'Admins, and managers and instructors of the course version. Students, for completed items and the current one. TAs may not.',
    roles: ['admin', 'manager', 'instructor', 'student'],
    success: {
      status: 201,
      description: 'The item. The status is 201, although nothing is created.',
      schema: object('The item.', { item: ref('Item') }),
    },
    errors: {
      400: INVALID_ID,
      403: 'Your role does not allow this, or the item is not reached yet',
      404: 'There is no such course, version or item',
    },
    deviations: ['The status is 201. Clients should accept 200 and 201.'],
  },
];

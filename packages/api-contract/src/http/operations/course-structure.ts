import { object, ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { INVALID_ID, INVALID_INPUT, NOT_ALLOWED, TEACHERS_MAY } from './course-errors.ts';
import { messageAnswer } from './message-answer.ts';

const MODULES = '/courses/versions/{versionId}/modules';
const SECTIONS = `${MODULES}/{moduleId}/sections` as const;

const versionInside = object('The whole version after the change.', {
  version: ref('CourseVersion'),
});
const SERVICE_ERRORS_ARE_500 =
  'Every error of the service becomes 500, also an unknown version, module or section.';
const NOT_WRAPPED =
  'The answer is the version itself, while the create call wraps it in `{ version }`.';

const moduleOperations: readonly OperationSpec[] = [
  {
    id: 'ModuleController.create',
    method: 'post',
    path: MODULES,
    tag: 'Course Modules',
    summary: 'Add a module to a version',
    description:
      'Adds a module at a place: after `afterModuleId`, before `beforeModuleId`, or at the end when neither is given.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('CreateModuleBody') },
    success: { status: 201, description: 'The version with the module.', schema: versionInside },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 404: 'There is no such version' },
  },
  {
    id: 'ModuleController.update',
    method: 'put',
    path: `${MODULES}/{moduleId}`,
    tag: 'Course Modules',
    summary: 'Change a module',
    description: 'Replaces name and description. Send both.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('UpdateModuleBody') },
    success: { status: 200, description: 'The version after the change.', schema: versionInside },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 404: 'There is no such version or module' },
  },
  {
    id: 'ModuleController.move',
    method: 'put',
    path: `${MODULES}/{moduleId}/move`,
    tag: 'Course Modules',
    summary: 'Move a module inside its version',
    description:
      'Puts the module after or before another one. Only the rank of this module changes; its sections move with it.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('MoveModuleBody') },
    success: { status: 200, description: 'The version after the move.', schema: versionInside },
    errors: {
      400: 'An id breaks a rule, or neither neighbour is given',
      403: NOT_ALLOWED,
      404: 'There is no such version or module',
    },
  },
  {
    id: 'ModuleController.delete',
    method: 'delete',
    path: `${MODULES}/{moduleId}`,
    tag: 'Course Modules',
    summary: 'Delete a module',
    description: 'Removes the module from its version and counts the items of the version again.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    success: {
      status: 200,
      description: 'The module is gone.',
      schema: object('The result in words.', {
        message: messageAnswer(
          'Module 665f1c2ab7e4d90012a3f403 deleted in version 665f1c2ab7e4d90012a3f402',
        ),
      }),
    },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such version or module',
      500: 'The module could not be removed',
    },
  },
];

const sectionOperations: readonly OperationSpec[] = [
  {
    id: 'SectionController.create',
    method: 'post',
    path: SECTIONS,
    tag: 'Course Sections',
    summary: 'Add a section to a module',
    description:
      'Adds a section and its empty items group. The place is chosen as for modules: after, before, or at the end.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('CreateSectionBody') },
    success: { status: 201, description: 'The version with the section.', schema: versionInside },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      500: 'The service failed, also for an unknown version or module',
    },
    deviations: [SERVICE_ERRORS_ARE_500],
  },
  {
    id: 'SectionController.update',
    method: 'put',
    path: `${SECTIONS}/{sectionId}`,
    tag: 'Course Sections',
    summary: 'Change a section',
    description: 'Replaces name and description. Send both.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('UpdateSectionBody') },
    success: {
      status: 200,
      description: 'The version after the change, not wrapped.',
      schema: ref('CourseVersion'),
    },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      500: 'The service failed, also for an unknown version, module or section',
    },
    deviations: [NOT_WRAPPED, SERVICE_ERRORS_ARE_500],
  },
  {
    id: 'SectionController.move',
    method: 'put',
    path: `${SECTIONS}/{sectionId}/move`,
    tag: 'Course Sections',
    summary: 'Move a section inside its module',
    description: 'Puts the section after or before another section of the same module.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    body: { schema: ref('MoveSectionBody') },
    success: {
      status: 200,
      description: 'The version after the move, not wrapped.',
      schema: ref('CourseVersion'),
    },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      500: 'Neither neighbour is given, or the service failed for another reason',
    },
    deviations: [
      'A body without a neighbour gives 500; the same mistake with a module gives 400.',
      NOT_WRAPPED,
      SERVICE_ERRORS_ARE_500,
    ],
  },
  {
    id: 'SectionController.delete',
    method: 'delete',
    path: `${SECTIONS}/{sectionId}`,
    tag: 'Course Sections',
    summary: 'Delete a section',
    description: 'Removes the section from its module and counts the items of the version again.',
    auth: 'bearer',
    ...TEACHERS_MAY,
    success: {
      status: 200,
      description: 'The section is gone.',
      schema: object('The result in words.', {
        message: messageAnswer(
          'Section 665f1c2ab7e4d90012a3f404 deleted in module 665f1c2ab7e4d90012a3f403',
        ),
      }),
    },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such version, module or section',
      500: 'The section could not be removed',
    },
  },
];

/** Operations on the modules of a version and on the sections of a module. */
export const courseStructureOperations: readonly OperationSpec[] = [
  ...moduleOperations,
  ...sectionOperations,
];

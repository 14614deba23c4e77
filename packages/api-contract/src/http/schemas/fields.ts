import { dateTime, integer, type JsonSchema, objectId } from '../json-schema.ts';

/** Fields that mean the same in many schemas. */
export const courseIdField = objectId('Id of the course.', '665f1c2ab7e4d90012a3f401');
export const versionIdField = objectId('Id of the course version.', '665f1c2ab7e4d90012a3f402');
export const moduleIdField = objectId('Id of the module.', '665f1c2ab7e4d90012a3f403');
export const sectionIdField = objectId('Id of the section.', '665f1c2ab7e4d90012a3f404');
export const itemIdField = objectId('Id of the item.', '665f1c2ab7e4d90012a3f405');
export const userIdField = objectId('Id of the user.', '665f1c2ab7e4d90012a3f407');

/** A point in time with its meaning. */
export function dateField(description: string): JsonSchema {
  return dateTime(description);
}

/** The two dates that most documents carry. */
export const timestamps = {
  createdAt: dateTime('When it was created.'),
  updatedAt: dateTime('When it, or something inside it, last changed.'),
} as const;

/** Query parameters of lists that come in pages. */
export const pagingQuery = [
  {
    name: 'page',
    schema: integer('Page to read, from 1.', 1, { minimum: 1, default: 1 }),
  },
  {
    name: 'limit',
    schema: integer('Entries a page.', 10, { minimum: 1, default: 10 }),
  },
] as const;

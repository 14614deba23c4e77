import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from '../openapi/build-document.ts';
import { buildApiPage } from './build-api-page.ts';

const page = buildApiPage(buildOpenApiDocument());
const tags = page.groups.flatMap((group) => group.tags);
const operations = tags.flatMap((tag) => tag.operations);

describe('the API page', () => {
  it('shows every operation once', () => {
    expect(operations).toHaveLength(98);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(98);
  });

  it('leads every type to a schema that it shows', () => {
    const known = new Set(page.schemas.map(({ name }) => name));
    const types = [
      ...operations.flatMap(({ body, success, parameters }) => [
        body?.type,
        success.type,
        ...[...parameters, ...success.fields, ...(body?.fields ?? [])].map(({ type }) => type),
      ]),
      ...page.schemas.flatMap(({ fields, alternatives }) => [
        ...fields.map(({ type }) => type),
        ...alternatives,
      ]),
    ];
    const lost = types.flatMap((type) =>
      type?.schema === undefined || known.has(type.schema) ? [] : [type.schema],
    );
    expect(lost).toEqual([]);
  });

  it('says rules in words', () => {
    const create = operations.find(({ id }) => id === 'CourseController.create');
    expect(create?.body?.fields.map(({ name, rules }) => [name, rules])).toEqual([
      ['name', ['3 to 255 characters']],
      ['description', ['1 to 1000 characters']],
    ]);
    const move = operations.find(({ id }) => id === 'ModuleController.move');
    expect(move?.body?.rules).toEqual(['exactly one of afterModuleId, beforeModuleId']);
  });

  it('fills example ids into the path', () => {
    const read = operations.find(({ id }) => id === 'CourseController.read');
    expect(read?.examplePath).toBe('/api/courses/665f1c2ab7e4d90012a3f401');
  });

  it('names fields of objects inside lists by their path', () => {
    const invite = operations.find(({ id }) => id === 'InviteController.invite');
    expect(invite?.body?.fields.map(({ name }) => name)).toEqual([
      'inviteData',
      'inviteData[].email',
      'inviteData[].role',
    ]);
  });
});

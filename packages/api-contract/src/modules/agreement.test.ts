import 'reflect-metadata';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../http/json-schema.ts';
import { operations } from '../http/operations/index.ts';
import { schemas } from '../http/schemas/index.ts';
import * as auth from './auth/index.ts';
import * as courses from './courses/index.ts';
import { readFieldRules } from './read-field-rules.ts';
import { readRoutes } from './read-routes.ts';
import { containerModuleSpecs, coursesModuleOrder } from './shared/container-bindings.ts';

const routes = readRoutes([...auth.authModuleControllers, ...courses.coursesModuleControllers]);
const validators = [...auth.authModuleValidators, ...courses.coursesModuleValidators];

/** Schemas that the document calls otherwise than the class. */
const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  VideoDetailsPayloadValidator: 'VideoDetails',
  QuizDetailsPayloadValidator: 'QuizDetails',
  BlogDetailsPayloadValidator: 'BlogDetails',
};

describe('the module exports', () => {
  it('are the ten names of the backend', () => {
    expect(Object.keys(auth).sort()).toEqual([
      'authContainerModules',
      'authModuleControllers',
      'authModuleOptions',
      'authModuleValidators',
      'setupAuthContainer',
    ]);
    expect(Object.keys(courses).sort()).toEqual([
      'coursesContainerModules',
      'coursesModuleControllers',
      'coursesModuleOptions',
      'coursesModuleValidators',
      'setupCoursesContainer',
    ]);
  });

  it('hold as many entries as those of the backend', () => {
    expect(auth.authContainerModules).toHaveLength(5);
    expect(auth.authModuleControllers).toHaveLength(1);
    expect(auth.authModuleValidators).toHaveLength(9);
    expect(courses.coursesContainerModules).toHaveLength(6);
    expect(courses.coursesModuleControllers).toHaveLength(5);
    expect(courses.coursesModuleValidators).toHaveLength(39);
  });

  it('share container modules, so that the loader can drop duplicates', () => {
    expect(courses.coursesContainerModules[0]).toBe(auth.authContainerModules[4]);
    expect(auth.authContainerModules[0]).toBe(courses.coursesContainerModules[2]);
  });

  it('bind every token that the tables name', async () => {
    const container = new Container();
    await container.load(...courses.coursesContainerModules);
    const tokens = containerModuleSpecs(coursesModuleOrder).flatMap(({ bindings }) => bindings);
    expect(tokens.filter(({ token }) => !container.isBound(Symbol.for(token)))).toEqual([]);
    expect(tokens).toHaveLength(49);
  });

  it('do nothing when they are called', async () => {
    await expect(auth.setupAuthContainer()).rejects.toThrow('nothing runs here');
    await expect(courses.setupCoursesContainer()).rejects.toThrow('nothing runs here');
  });
});

describe('the controllers and the table of operations', () => {
  const table = operations.filter(({ path }) => /^\/(auth|courses)\//.test(path));

  it('declare the same 25 routes, with the same status and body', () => {
    const fromTable = table.map(({ id, method, path, success, body }) => ({
      id,
      method,
      path,
      status: success.status,
      body: body?.schema.$ref?.split('/').at(-1),
    }));
    const declared = routes.map(({ id, method, path, status, body }) => ({
      id,
      method,
      path,
      status,
      body,
    }));
    expect(declared).toHaveLength(25);
    expect(byId(declared)).toEqual(byId(fromTable));
  });

  it('ask for a token at the same routes; Google sign-up reads it itself', () => {
    const ofTable = table.filter(({ auth }) => auth === 'bearer').map(({ id }) => id);
    const ofControllers = routes.filter(({ needsToken }) => needsToken).map(({ id }) => id);
    expect([...ofControllers, 'AuthController.googleSignup'].sort()).toEqual([...ofTable].sort());
  });

  it.each(routes)('name the parameters of the path in a class: $id', ({ path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const validated = validators.find(({ name }) => name === params);
    const inClass = validated === undefined ? [] : readFieldRules(validated);
    expect(inClass.map(({ field }) => field).sort()).toEqual(inPath);
  });
});

describe('the validators and the schemas', () => {
  const pairs = validators
    .map((validated) => ({ validated, name: SCHEMA_NAMES[validated.name] ?? validated.name }))
    .filter(({ validated, name }) => name in schemas && readFieldRules(validated).length > 1)
    .filter(({ name }) => /Body$|Details$/.test(name));

  it('meet in every body that has rules', () => {
    expect(pairs.map(({ name }) => name).sort()).toEqual([
      'BlogDetails',
      'CourseBody',
      'CreateCourseVersionBody',
      'CreateItemBody',
      'CreateModuleBody',
      'CreateSectionBody',
      'GoogleSignUpBody',
      'LoginBody',
      'MoveItemBody',
      'MoveModuleBody',
      'MoveSectionBody',
      'QuizDetails',
      'SignUpBody',
      'UpdateItemBody',
      'UpdateModuleBody',
      'UpdateSectionBody',
      'VideoDetails',
    ]);
  });

  it.each(pairs)('have the same fields and rules: $name', ({ validated, name }) => {
    const schema = schemas[name] ?? {};
    const fromClass = readFieldRules(validated).map(({ field, isOptional, rules }) => [
      field,
      { isOptional, ...constraintsOf(rules) },
    ]);
    const fromSchema = Object.entries(schema.properties ?? {}).map(([field, property]) => [
      field,
      { isOptional: !schema.required?.includes(field), ...constraintsIn(property) },
    ]);
    expect(Object.fromEntries(fromClass)).toEqual(Object.fromEntries(fromSchema));
  });
});

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What both sides can say about a value. Free texts, references and enums of the docs are not part. */
function constraintsIn({ minLength, maxLength, pattern, minimum, maximum, ...rest }: JsonSchema) {
  const given = { minLength, maxLength, pattern, minimum, maximum };
  const format = rest.format === 'password' ? undefined : rest.format;
  const all = { ...given, exclusiveMinimum: rest.exclusiveMinimum, format };
  // `minLength: 1` is how the document says "not empty"; DEADLINE and decimals are enums or patterns.
  const entries = Object.entries(all).filter(
    ([key, value]) => value !== undefined && !(key === 'minLength' && value === 1),
  );
  return Object.fromEntries(rest.format === 'uri' ? [['format', 'uri']] : entries);
}

function constraintsOf(rules: ReturnType<typeof readFieldRules>[number]['rules']) {
  const constraints: Record<string, unknown> = {};
  for (const { name, values } of rules) {
    const [value] = values;
    if (['minLength', 'maxLength'].includes(name) && value !== 1) constraints[name] = value;
    if (name === 'matches' && value instanceof RegExp) constraints.pattern = value.source;
    if (name === 'isMongoId') constraints.pattern = '^[0-9a-fA-F]{24}$';
    if (name === 'isDecimal') constraints.pattern = '^\\d+(\\.\\d+)?$';
    if (name === 'isEmail') constraints.format = 'email';
    if (name === 'isUrl') constraints.format = 'uri';
    if (name === 'isDateString') constraints.format = 'date-time';
    if (name === 'isPositive') constraints.exclusiveMinimum = 0;
    if (name === 'min') constraints.minimum = value;
    if (name === 'max') constraints.maximum = value;
  }
  return constraints;
}

import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { bodyOf, checkEntry, entriesOfBody, initialEntries } from './read-entries.ts';
import { buildRequestModel } from './request-model.ts';

const facts = readNewestFacts();
const schemas = Object.fromEntries(facts.schemas.map(({ name, schema }) => [name, schema]));

function modelOf(id: string) {
  const operation = facts.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The facts lack ${id}.`);
  return buildRequestModel(operation, schemas);
}

function problemOf(id: string, key: string, text: string) {
  const model = modelOf(id);
  const field = model.fields.find((candidate) => candidate.key === key);
  if (field === undefined) throw new Error(`${id} lacks ${key}.`);
  return checkEntry(field, text, model);
}

const LONG = 'x'.repeat(1001);

describe("bad values get the server's own message", () => {
  it.each([
    ['CourseController.create', 'body.name', '', 'name should not be empty'],
    [
      'CourseController.create',
      'body.name',
      'ab',
      'name must be longer than or equal to 3 characters',
    ],
    [
      'CourseController.create',
      'body.name',
      LONG,
      'name must be shorter than or equal to 255 characters',
    ],
    ['CourseController.create', 'body.description', '', 'description should not be empty'],
    [
      'CourseController.create',
      'body.description',
      LONG,
      'description must be shorter than or equal to 1000 characters',
    ],
    [
      'CourseController.create',
      'body.versionName',
      'ab',
      'versionName must be longer than or equal to 3 characters',
    ],
    [
      'CourseController.create',
      'body.versionDescription',
      '',
      'versionDescription must be a string',
    ],
    ['CourseController.create', 'body.cohorts', '"one"', 'cohorts must be an array'],
    [
      'CourseController.create',
      'body.cohorts',
      '["a", "a"]',
      "All cohorts's elements must be unique",
    ],
    [
      'CourseController.create',
      'body.cohorts',
      '["a", 1]',
      'each value in cohorts must be a string',
    ],
    ['CourseController.create', 'body.hpSystem', 'maybe', 'hpSystem must be a boolean value'],
    ['CourseController.create', 'body.baseHp', '-1', 'baseHp must not be less than 0'],
    ['CourseController.create', 'body.baseHp', '101', 'baseHp must not be greater than 100'],
    [
      'CourseController.create',
      'body.baseHp',
      'ten',
      'baseHp must be a number conforming to the specified constraints',
    ],
    ['CourseController.read', 'path.courseId', '12', 'courseId must be a mongodb id'],
    ['AuthController.login', 'body.email', 'asha', 'email must be an email'],
    ['AuthController.login', 'body.email', '', 'email must be an email'],
    [
      'AuthController.login',
      'body.password',
      'short',
      'password must be longer than or equal to 8 characters',
    ],
    ['AuthController.login', 'body.password', '', 'password should not be empty'],
    [
      'AuthController.signup',
      'body.firstName',
      'R2',
      'name can only contain alphabetic characters and spaces',
    ],
    [
      'AuthController.signup',
      'body.faceEmbedding',
      '[1, "2"]',
      'each value in faceEmbedding must be a number conforming to the specified constraints',
    ],
    ['AuthController.signup', 'body.faceEmbedding', '{}', 'faceEmbedding must be an array'],
    [
      'AuthController.changePassword',
      'body.newPassword',
      'short',
      'newPassword must be longer than or equal to 8 characters',
    ],
    [
      'AnnouncementController.createAnnouncement',
      'body.title',
      ' ',
      'Title cannot be empty or just spaces',
    ],
    [
      'AnnouncementController.createAnnouncement',
      'body.type',
      'LOCAL',
      'type must be one of the following values: GENERAL, VERSION_SPECIFIC, COURSE_SPECIFIC, COHORT_SPECIFIC',
    ],
    [
      'AnnouncementController.createAnnouncement',
      'body.courseId',
      '123',
      'courseId must be a mongodb id',
    ],
    [
      'CourseRegistrationController.updateStatus',
      'body.status',
      'DONE',
      'status must be one of the following values: PENDING, APPROVED, REJECTED',
    ],
    [
      'CourseTransferController.import',
      'body.exportedAt',
      'yesterday',
      'exportedAt must be a valid ISO 8601 date string',
    ],
    [
      'CourseTransferController.import',
      'body.formatVersion',
      '0',
      'formatVersion must not be less than 1',
    ],
    [
      'ManualEjectionController.ejectLearner',
      'body.reason',
      'no',
      'Reason must be at least 10 characters',
    ],
    [
      'ManualEjectionController.ejectLearner',
      'body.reason',
      LONG,
      'Reason must not exceed 500 characters',
    ],
    [
      'ManualEjectionController.bulkEjectLearners',
      'body.userIds',
      '[]',
      'userIds must contain at least 1 elements',
    ],
    ['GenAIController.start', 'body.url', 'no address', 'url must be a URL address'],
    [
      'ActivityController.update',
      'body.deadlineAt',
      'soon',
      'deadlineAt must be a valid ISO 8601 date string',
    ],
  ])('%s %s %j', (id, key, text, message) => {
    expect(problemOf(id, key, text)?.message).toBe(message);
  });

  it.each([
    ['[{"email": "asha", "role": "STUDENT"}]', '/0/email', 'email must be an email'],
    ['[{"role": "STUDENT"}]', '/0/email', 'email should not be empty'],
  ])('in the objects of a list: %s', (text, at, message) => {
    expect(problemOf('InviteController.inviteUsers', 'body.inviteData', text)).toMatchObject({
      at,
      message,
    });
  });

  it('or none, where a function writes the message', () => {
    expect(problemOf('AuthController.signup', 'body.email', 'asha')).toEqual({
      rule: 'format',
      at: '',
      message: undefined,
    });
  });

  it('and what cannot be read as JSON is said to be none', () => {
    expect(problemOf('CourseController.create', 'body.cohorts', '["a"')?.rule).toBe('json');
  });
});

describe('entries', () => {
  it('are valid at the start, in every operation', () => {
    const wrong = facts.operations.flatMap(({ id }) => {
      const model = modelOf(id);
      const entries = initialEntries(model);
      return model.fields
        .filter(({ place, kind }) => place !== 'path' && kind !== 'file')
        .filter((field) => checkEntry(field, entries[field.key] ?? '', model) !== undefined)
        .map(({ key }) => `${id} ${key}`);
    });
    expect(wrong).toEqual([]);
  });

  it('become a body in which empty ones are left out and unknown ones stay', () => {
    const model = modelOf('AuthController.login');
    const entries = entriesOfBody(
      '{"email": "a@b.c", "password": "", "extra": {"n": 1}, "no": null}',
    );
    expect(bodyOf(model, entries ?? {})).toEqual({ email: 'a@b.c', extra: { n: 1 }, no: null });
    expect(bodyOf(modelOf('CourseController.create'), { 'body.baseHp': ' ' })).toEqual({
      baseHp: ' ',
    });
    expect(entriesOfBody('[1]')).toBeUndefined();
    expect(entriesOfBody('{')).toBeUndefined();
  });
});

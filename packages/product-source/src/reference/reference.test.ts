import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { readTexts } from '../openapi/read-texts.ts';
import { backendPages } from './backend-pages.ts';
import { buildChanges } from './build-changes.ts';
import { buildReference, referenceRoutes } from './build-reference.ts';
import { describeFields, describeRules, describeType, inWords } from './describe-schema.ts';

const facts = readNewestFacts();
const texts = readTexts();
const reference = buildReference(facts, texts);
const operations = reference.groups.flatMap(({ controllers }) =>
  controllers.flatMap((controller) => controller.operations),
);

function operation(id: string) {
  const found = operations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`The reference lacks ${id}.`);
  return found;
}

describe('the reference', () => {
  it('shows every operation once, and no page twice', () => {
    expect(operations).toHaveLength(324);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(324);
    const routes = referenceRoutes(facts);
    expect(routes).toHaveLength(23);
    expect(new Set(routes).size).toBe(23);
    expect(routes).toContain('/api/course-registration');
  });

  it('says what a request may cause that no rule covers, and what was read by hand', () => {
    expect(
      operation('ActivitySubmissionsController.getCohortActivityStats').notes.request,
    ).toContain('A value that is not an id may be answered with 500: `activityId`.');
    const id = 'ItemController.exportFeedbackSubmissions';
    expect(operation(id).notes.operation).toContain(texts.sentences.get(`${id} note`));
  });

  it('says once per group what no operation checks to be an id', () => {
    const group = reference.groups.find(({ slug }) => slug === 'reports');
    expect(group?.notes).toEqual([
      'A value that is not an id may be answered with 500: `courseId`, `versionId`, `reportId`.',
    ]);
    expect(operation('ReportController.create').notes.request).toEqual([
      'A value that is not an id may be answered with 500: `entityId`, `questionId`.',
    ]);
    expect(operation('ReportController.getReportById').notes.request).toEqual([]);
  });

  it('says that nobody has read an operation, or that it has changed since', () => {
    const id = 'CourseController.read';
    const alone = { ...facts, operations: facts.operations.filter((one) => one.id === id) };
    const notesOf = (readings: typeof texts.readings) =>
      buildReference(alone, { ...texts, readings }).groups[0]?.controllers[0]?.operations[0]?.notes
        .operation;
    const reading = texts.readings.get(id);
    if (reading === undefined) throw new Error(`Nobody has read ${id}.`);
    expect(notesOf(texts.readings)).toEqual([texts.sentences.get(`${id} note`)]);
    expect(notesOf(new Map())).toContainEqual(
      expect.stringMatching(/^Nobody has read this operation in the source yet/),
    );
    expect(notesOf(new Map([[id, { ...reading, state: 'before' }]]))).toContainEqual(
      expect.stringMatching(/^The source has changed since somebody read it/),
    );
  });

  it('leaves out that a response may be empty where somebody has read that it never is', () => {
    expect(operation('UserSettingController.get').success.note).toBeUndefined();
    expect(operation('CourseController.read').success.note).toBeUndefined();
    const noted = operations.filter(({ success }) => success.note !== undefined);
    expect(noted.length).toBeGreaterThan(0);
  });

  it('has samples of texts in a list, and of times that have to lie ahead', () => {
    const sampleOf = (id: string) => operation(id).samples[0]?.text;
    expect(sampleOf('CourseRegistrationController.updateStatusBulk')).toMatch(/"[0-9a-f]{24}"/);
    expect(sampleOf('ActivityController.update')).toContain('"deadlineAt": "2036-');
  });

  it('shows a bare number as the body that it is', () => {
    const [success] = operation('ProgressController.getTotalWatchtimeOfUser').answers;
    expect(success).toEqual({ status: 200, text: expect.stringMatching(/^\d+$/) });
  });

  it('has on each page the schemas to which its types lead', () => {
    const known = new Set(facts.schemas.map(({ name }) => name));
    const lost = reference.groups.flatMap(({ slug, schemas, controllers }) => {
      const own = new Set(schemas.map(({ name }) => name));
      const fields = [
        ...schemas.flatMap((schema) => schema.fields),
        ...controllers.flatMap((controller) =>
          controller.operations.flatMap(({ parameters, body, success }) => [
            ...parameters,
            ...(body?.fields ?? []),
            ...success.fields,
            { type: success.type ?? '' },
          ]),
        ),
      ];
      return fields
        .flatMap(({ type }) => type.split(/\b/))
        .filter((word) => known.has(word) && !own.has(word))
        .map((word) => `${slug}: ${word}`);
    });
    expect(lost).toEqual([]);
  });

  it('lists errors in the order of the checks, without those that most operations share', () => {
    expect(operation('CourseController.read').errors).toEqual([
      { status: 401, message: 'The token is missing or not valid.' },
      { status: 400, message: 'Parameters or body fail validation.' },
      {
        status: 403,
        message: 'You do not have permission to view this course',
        name: 'ForbiddenError',
      },
      {
        status: 404,
        message: 'No course found with the specified ID. Please verify the ID and try again.',
        name: 'NotFoundError',
      },
    ]);
    // `CourseRepository.readVersion`, which 102 operations call.
    expect(reference.sharedErrors).toEqual([
      {
        status: 500,
        message: 'Failed to read course version.\n More Details: {error}',
        name: 'InternalServerError',
      },
    ]);
  });

  it('shows the answer to success, and to a request that fails validation as the running server sends it', () => {
    const { answers } = operation('CourseController.read');
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(JSON.parse(answers[1]?.text ?? '')).toEqual({
      name: 'BadRequestError',
      message: "Invalid params, check 'errors' property for more info.",
      errors: [
        {
          target: {},
          property: 'courseId',
          children: [],
          constraints: { '…': 'courseId must be a mongodb id' },
        },
      ],
    });
  });

  it('shows for a broken rule what a request can break', () => {
    const samples = operations.flatMap(({ id, answers, body }) =>
      answers.filter(({ status }) => status === 400).map(({ text }) => ({ id, body, text })),
    );
    const of = (place: RegExp) => samples.filter(({ text }) => place.test(text));
    expect(of(/Invalid body/).filter(({ body }) => body === undefined)).toEqual([]);
    // A part of a path is never empty.
    expect(of(/Invalid params.*should not be empty/s)).toEqual([]);
    expect(of(/Invalid queries.*page must not be less than 1/s).length).toBeGreaterThan(0);
  });

  it('shows the failure as text where the server sends no JSON', () => {
    const { answers } = operation('AttemptController.attempt');
    expect(answers.map(({ text }) => text)).toContain(
      "Invalid params, check 'errors' property for more info.",
    );
  });

  it.each([
    [
      'AdminController.getQuestions',
      ['A valid token is needed; the method itself refuses some callers, see 403.'],
    ],
    // Face recognition may be turned off: no caller is refused for who they are.
    [
      'AnomalyController.recordImageAnomaly',
      ['Anyone with a valid token; the method computes permissions and does not check them.'],
    ],
    // Its service refuses archived versions only.
    [
      'ModuleController.create',
      [
        'Permission `modify` on `CourseVersion`: admins, instructors (within limits), managers (within limits).',
      ],
    ],
  ])('tells who may call %s', (id, sentences) => {
    expect(operation(id).callers).toEqual(sentences);
  });

  it('leads to the line of the source at the commit', () => {
    expect(operation('CourseController.read').source).toBe(
      'https://github.com/vicharanashala/vibe/blob/75af02378/backend/src/modules/courses/controllers/CourseController.ts#L232',
    );
  });

  it('says that ids may arrive as bytes', () => {
    const note = 'Ids may arrive as bytes: `{"buffer":{"type":"Buffer","data":[…]}}`.';
    expect(operation('AdminController.getFAQs').notes.response).toContain(note);
    expect(operation('AppealController.getAppeals').notes.response).not.toContain(note);
  });

  it('says which query the method itself asks for, and sends it', () => {
    const { notes, samples } = operation('EjectionPolicyController.getPolicies');
    expect(notes.request).toContain(
      'The method itself refuses a request without `courseId`, `courseVersionId`.',
    );
    expect(samples[0]?.text).toContain('courseVersionId=');
  });

  it('says that an operation is never reached', () => {
    expect(operation('UserController.getCurrentUser').notes.operation[0]).toBe(
      'The server never reaches this operation: `UserController.getUserById` takes its requests.',
    );
  });
});

describe('request samples', () => {
  it('leave values of the path to the reader', () => {
    expect(operation('CourseController.read').samples.map(({ text }) => text)).toEqual([
      'curl "http://localhost:8080/api/courses/$courseId" \\\n  -H "Authorization: Bearer $TOKEN"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample itself has the placeholders
      'const response = await fetch(`http://localhost:8080/api/courses/${courseId}`, {\n  headers: {\n    Authorization: `Bearer ${token}`,\n  },\n});\nconst answer = await response.json();',
      'response = requests.get(\n    f"http://localhost:8080/api/courses/{courseId}",\n    headers={"Authorization": f"Bearer {token}"},\n)\nanswer = response.json()',
    ]);
  });
});

describe('changes between the documented states', () => {
  const { breaking, compatible, added } = buildChanges(readNewestFacts(1), facts, reference);

  it('tell what breaks from what does not', () => {
    const gone = breaking.filter(({ isRemoved }) => isRemoved);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every(({ link }) => link === undefined)).toBe(true);
    const changed = breaking.filter(({ isRemoved }) => !isRemoved);
    expect(changed.every(({ details }) => details.some(({ isBreaking }) => isBreaking))).toBe(true);
    const kept = compatible.flatMap(({ details }) => details);
    expect(kept.filter(({ isBreaking }) => isBreaking)).toEqual([]);
    expect(compatible.length).toBeGreaterThan(0);
  });

  it('lead to the operations as they are now', () => {
    const create = [...breaking, ...compatible].find(
      ({ method, path }) => `${method} ${path}` === 'POST /api/auth/signup',
    );
    expect(create?.link?.id).toBe('AuthController.signup');
    expect(added.map(({ link }) => link?.slug)).toContain('support-chat');
  });
});

describe('schemas in words', () => {
  it('have words for every condition and validator of the source', () => {
    const texts = JSON.stringify([facts.schemas, facts.operations]).matchAll(
      /"x-when":("(?:[^"\\]|\\.)*")|"x-rules":(\[.*?\])/g,
    );
    const codes = [...texts].flatMap(([, when, rules]) => JSON.parse(when ?? rules ?? '[]'));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => inWords(code) === undefined)).toEqual([]);
  });

  it('say of others that they apply in some cases', () => {
    const schema = { type: 'string', 'x-when': 'isLate(o)', 'x-rules': ['IsOdd()'] };
    expect(describeRules(schema)).toEqual(['with a rule of the server', 'checked in some cases']);
  });

  it.each([
    [{ type: 'string', pattern: '^[0-9a-fA-F]{24}$' }, 'id', []],
    [{ type: 'string', minLength: 3, maxLength: 255 }, 'string', ['3 to 255 characters']],
    [{ enum: ['VIDEO', 'QUIZ'] }, 'string', ['one of `VIDEO`, `QUIZ`']],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Item', 'x-unchecked': true } },
      'array of Item',
      ['each not checked by the server'],
    ],
    [
      { type: 'string', 'x-needed': true, 'x-when': 'o.type === ItemType.VIDEO' },
      'string',
      ['required when `type` is `VIDEO`'],
    ],
    [{ type: 'string', 'x-needed': true }, 'string', ['required by its type, but not checked']],
    [{ type: 'string', format: 'binary', maxLength: 2048 }, 'file', ['at most 2048 bytes, or 500']],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Item' }, minItems: 1 },
      'array of Item',
      ['at least 1 entries'],
    ],
    [{ type: 'number', minimum: 1, default: 10 }, 'number', ['at least 1', 'default `10`']],
    [{}, 'unknown', []],
  ])('%j', (schema, type, rules) => {
    expect(describeType(schema)).toBe(type);
    expect(describeRules(schema)).toEqual(rules);
  });

  it('name the fields of objects in lists by their path', () => {
    const invite = {
      type: 'object',
      properties: { email: { type: 'string' } },
      required: ['email'],
    };
    const fields = describeFields({
      type: 'object',
      properties: { invites: { type: 'array', items: invite } },
    });
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['invites', false],
      ['invites[].email', true],
    ]);
  });
});

describe('the backend reference', () => {
  it('has fourteen pages', () => {
    const pages = backendPages(facts, texts);
    expect(pages.map(({ file }) => file)).toHaveLength(14);
    const validators = pages.find(({ file }) => file === 'other/auth-module-validators.mdx');
    expect(validators?.text).toContain('slug: "/api/backend/Other/auth.authModuleValidators"');
    expect(validators?.text).toContain('| `password` | string | at least 8 characters |');
  });

  it('refuses facts without an export that has a page', () => {
    const modules = facts.modules.map((module) =>
      module.name === 'auth' ? { ...module, exports: module.exports.slice(1) } : module,
    );
    expect(() => backendPages({ ...facts, modules }, texts)).toThrow(
      'Cannot write the reference of auth: it does not export authContainerModules.',
    );
  });
});

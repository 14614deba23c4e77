import { describe, expect, it } from 'vitest';
import { operations } from '../http/operations/index.ts';
import { buildOpenApiDocument } from './build-document.ts';

const document = buildOpenApiDocument();
const served = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('holds the 98 operations that the server answers', () => {
    expect(served).toHaveLength(98);
    expect(operations).toHaveLength(98);
  });

  it('holds as many operations for each module as the source has', () => {
    const counts = new Map<string, number>();
    for (const { operation } of served) {
      const controller = operation.operationId.split('.')[0] ?? '';
      counts.set(controller, (counts.get(controller) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      AuthController: 4,
      CourseController: 4,
      CourseVersionController: 3,
      ModuleController: 4,
      SectionController: 4,
      ItemController: 6,
      QuizController: 17,
      QuestionController: 6,
      QuestionBankController: 5,
      AttemptController: 4,
      GenAIController: 11,
      WebhookController: 2,
      InviteController: 5,
      EnrollmentController: 5,
      ProgressController: 6,
      UserController: 4,
      AnomalyController: 8,
    });
  });

  it('gives every operation an id of its own', () => {
    expect(new Set(served.map(({ operation }) => operation.operationId)).size).toBe(98);
  });

  it('lets exactly six operations through without a token', () => {
    const open = served.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'get /api/genAI/webhook/job/{jobId}',
      'get /api/genai/{id}/live',
      'get /api/notifications/invite/{inviteId}',
      'post /api/auth/login',
      'post /api/auth/signup',
      'post /api/genAI/webhook/',
    ]);
  });

  it('groups every tag once', () => {
    const grouped = document['x-tagGroups'].flatMap((group) => group.tags);
    expect(grouped).toEqual(document.tags.map(({ name }) => name));
    expect(new Set(grouped).size).toBe(17);
  });
});

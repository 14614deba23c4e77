import { expect, test } from 'vitest';
import { plainApi } from './plain-api.ts';

test('shows every operation below its tag, with parameters, answers and examples', () => {
  const document = {
    tags: [{ name: 'Courses', description: 'What is taught.' }],
    paths: {
      '/courses/{id}': {
        get: {
          summary: 'Read a course',
          tags: ['Courses'],
          parameters: [{ name: 'id', in: 'path', description: 'Of the course.' }],
          responses: {
            '200': {
              description: 'The course.',
              content: { 'application/json': { example: { name: 'Git' } } },
            },
            '404': { description: 'There is none.' },
          },
        },
      },
    },
  };
  expect(plainApi(document)).toBe(`---
title: API Documentation
---

# API Documentation

## Courses

What is taught.

### Read a course

\`GET /courses/{id}\`



- \`id\` (path): Of the course.

**200** The course.

\`\`\`json
{
  "name": "Git"
}
\`\`\`

**404** There is none.`);
});

test('rejects what is not an OpenAPI document', () => {
  expect(() => plainApi({ paths: {} })).toThrow();
});

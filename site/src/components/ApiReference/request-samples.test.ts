import { buildApiPage, buildOpenApiDocument } from '@vibe-docs/api-contract';
import { describe, expect, it } from 'vitest';
import { requestSamples } from './request-samples.ts';

const operations = buildApiPage(buildOpenApiDocument()).groups.flatMap((group) =>
  group.tags.flatMap((tag) => tag.operations),
);

function sample(id: string, label: string): string {
  const operation = operations.find((candidate) => candidate.id === id);
  const samples = operation === undefined ? [] : requestSamples(operation, 'http://localhost:8080');
  return samples.find((candidate) => candidate.label === label)?.text ?? '';
}

describe('the samples of a request', () => {
  it('send token and JSON with curl', () => {
    expect(sample('CourseController.create', 'curl')).toBe(
      [
        "curl -X POST 'http://localhost:8080/api/courses/' \\",
        '  -H "Authorization: Bearer $TOKEN" \\',
        "  -H 'Content-Type: application/json' \\",
        "  -d '{",
        '    "name": "Programming basics",',
        '    "description": "A first course for people who have never programmed"',
        "  }'",
      ].join('\n'),
    );
  });

  it('read an answer without body by its status alone', () => {
    expect(sample('CourseController.delete', 'JavaScript')).toBe(
      [
        "const response = await fetch('http://localhost:8080/api/courses/665f1c2ab7e4d90012a3f401', {",
        "  method: 'DELETE',",
        '  headers: {',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample itself has the placeholder
        '    Authorization: `Bearer ${token}`,',
        '  },',
        '});',
        'console.log(response.status);',
      ].join('\n'),
    );
  });

  it('need no options for a public call that reads', () => {
    expect(sample('WebhookController.jobState', 'JavaScript')).toContain(
      "fetch('http://localhost:8080/api/genAI/webhook/job/665f1c2ab7e4d90012a3f40e')",
    );
  });

  it('send a file as a form', () => {
    expect(sample('AnomalyController.recordImage', 'curl')).toContain("-F 'image=@evidence.bin'");
    expect(sample('AnomalyController.recordImage', 'Python')).toContain(
      "files={'image': open('evidence.bin', 'rb')},",
    );
  });

  it('spell values as Python does', () => {
    expect(sample('ItemController.update', 'Python')).not.toMatch(/: (true|false|null)/);
  });

  it.each(operations)('are JavaScript that parses: $id', ({ id }) => {
    const text = sample(id, 'JavaScript');
    expect(
      () =>
        new Function(`return async (token, file, form) => {${text.replace('const form', 'form')}}`),
    ).not.toThrow();
  });
});

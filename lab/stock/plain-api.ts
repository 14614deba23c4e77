import * as z from 'zod';

const body = z.object({
  content: z.record(z.string(), z.object({ example: z.unknown().optional() })).optional(),
});

const operationSchema = z.object({
  summary: z.string(),
  description: z.string().default(''),
  tags: z.array(z.string()),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), description: z.string().default('') }))
    .default([]),
  requestBody: body.optional(),
  responses: z.record(z.string(), body.extend({ description: z.string() })),
});

const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string().default('') })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

type Operation = z.infer<typeof operationSchema> & {
  readonly method: string;
  readonly path: string;
};

/**
 * Generates the API page of the stock template, which has no viewer: every operation of an OpenAPI document as
 * plain Markdown, with parameters, answers and examples.
 *
 * @param document the parsed OpenAPI document
 * @throws Error when the document has another form
 */
export function plainApi(document: unknown): string {
  const { tags, paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const groups = tags.map(({ name, description }) =>
    [
      `## ${name}`,
      description,
      ...operations.filter((operation) => operation.tags.includes(name)).map(section),
    ].join('\n\n'),
  );
  return ['---\ntitle: API Documentation\n---', '# API Documentation', ...groups].join('\n\n');
}

function section(operation: Operation): string {
  const { method, path, summary, description, parameters, requestBody, responses } = operation;
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    parameters.map((one) => `- \`${one.name}\` (${one.in}): ${one.description}`).join('\n'),
    ...examples(requestBody),
    ...Object.entries(responses).flatMap(([status, response]) => [
      `**${status}** ${response.description}`,
      ...examples(response),
    ]),
  ].join('\n\n');
}

function examples(holder: z.infer<typeof body> | undefined): readonly string[] {
  return Object.values(holder?.content ?? {}).flatMap(({ example }) =>
    example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``],
  );
}

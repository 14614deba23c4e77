import { anyObject, type JsonSchema, list, object, ref, text } from '../json-schema.ts';

/** The one shape in which the running server refuses a request. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorAnswer: object(
    'Every refusal of the running server has this shape.',
    {
      name: text(
        'Class of the error: BadRequestError, AuthorizationRequiredError, ForbiddenError, NotFoundError, InternalServerError, HttpError or Error.',
        'BadRequestError',
      ),
      message: text(
        'What went wrong, in words.',
        "Invalid body, check 'errors' property for more info.",
      ),
    },
    {
      errors: list(
        'The fields that break a rule; only when validation failed.',
        ref('ValidationError'),
      ),
      stack: text(
        'Where it happened in the code; only when `NODE_ENV` is development.',
        'Error: …',
      ),
    },
  ),
  ValidationError: object(
    'One field that breaks a rule.',
    { property: text('Name of the field.', 'email') },
    {
      target: anyObject('The object as it was received.', { email: 'asha' }),
      value: { description: 'The value as it was received.', examples: ['asha'] },
      constraints: {
        type: 'object',
        description: 'Name of each broken rule, with its text.',
        additionalProperties: { type: 'string' },
        examples: [{ isEmail: 'email must be an email' }],
      },
      children: {
        type: 'array',
        description: 'Errors of fields inside this one.',
        items: ref('ValidationError'),
        examples: [[]],
      },
      contexts: anyObject('More on each rule, where the code gives it.'),
    },
  ),
};

import type { ValidationError } from 'class-validator';
import type { ErrorRequestHandler } from 'express';

export const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: number = error.httpCode ?? error.status ?? 500;
  if (status >= 500) {
    console.error(error);
    response.status(500).json({ message: 'Internal server error' });
    return;
  }
  if (error.errors) {
    response
      .status(status)
      .json({ message: 'The request is not valid', issues: toIssues(error.errors) });
    return;
  }
  response.status(status).json({ message: error.message });
};

type Issue = { field: string; messages: string[] };

/** One entry per wrong field; the fields of a nested object follow, with a dot in the name. */
function toIssues(errors: ValidationError[], path = ''): Issue[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path + property;
    const own = constraints ? [{ field, messages: Object.values(constraints) }] : [];
    return [...own, ...toIssues(children ?? [], `${field}.`)];
  });
}

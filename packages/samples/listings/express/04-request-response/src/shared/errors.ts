/** An error that knows its status code. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues?: string[],
  ) {
    super(message);
  }
}

export class BadRequestError extends HttpError {
  constructor(message: string, issues?: string[]) {
    super(400, message, issues);
  }
}

export class ForbiddenError extends HttpError {
  constructor(message: string) {
    super(403, message);
  }
}

export class NotFoundError extends HttpError {
  constructor(what: string) {
    super(404, `No such ${what}`);
  }
}

export class ConflictError extends HttpError {
  constructor(message: string) {
    super(409, message);
  }
}

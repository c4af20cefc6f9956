import type { Problem } from '../contract/generated/openapi.ts';

/** A part of a body or query that violates its schema. `pointer` is a JSON pointer. */
export type FieldError = NonNullable<Problem['errors']>[number];

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  428: 'Precondition required',
  500: 'Internal error',
  503: 'Service unavailable',
  504: 'Gateway timeout',
  511: 'Network authentication required',
};

/** Builds problem details. `detail` says what happened and what to do, without secrets. */
export function problemDetails(status: number, detail: string, errors?: readonly FieldError[]): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? `Status ${status}`,
    status,
    detail,
    message: detail,
    ...(errors === undefined ? {} : { errors }),
  };
}

/** Thrown by a handler to respond with problem details and `headers`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  constructor(
    status: number,
    detail: string,
    options: { headers?: Record<string, string>; errors?: readonly FieldError[] } = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = options.headers ?? {};
    this.errors = options.errors;
  }
}

import type { ConflictType, PermissionId, Problem } from '../contract/generated/openapi.ts';

/** A part of a body or query that violates its schema. `pointer` is a JSON pointer. */
export type FieldError = NonNullable<Problem['errors']>[number];

const titles = {
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
} as const;

type ProblemStatus = keyof typeof titles;

/** A fault may have any status. */
const titleOf: Readonly<Partial<Record<number, string>>> = titles;

/** The last part of a problem type: `wrong-state`. */
export type ConflictReason = ConflictType extends `urn:quayside:problem:${infer Reason}` ? Reason : never;

/** The last change of a thing by a person. `at` is an ISO 8601 moment; undefined if it is not known. */
export interface LastChange {
  readonly by: string;
  readonly at?: string | undefined;
}

/** What problem details can say besides the status and the sentence. */
export interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldError[];
  readonly changed?: LastChange | undefined;
  /** With 403, the permission that the caller lacks. */
  readonly permission?: PermissionId | undefined;
  /** Who can give it. The request handler adds them. */
  readonly administrators?: Problem['administrators'];
}

/** A 409 says why, by a type of the closed list. */
export interface ConflictOptions extends ProblemOptions {
  readonly reason: ConflictReason;
}

/** Builds problem details. `detail` says what happened and what to do, without secrets. */
export function problemDetails(
  status: number,
  detail: string,
  { errors, changed, reason, permission, administrators }: ProblemOptions & Partial<ConflictOptions> = {},
): Problem {
  return {
    type: reason === undefined ? 'about:blank' : `urn:quayside:problem:${reason}`,
    title: titleOf[status] ?? `Status ${status}`,
    status,
    detail,
    message: detail,
    ...(changed && { changedBy: changed.by, ...(changed.at !== undefined && { changedAt: changed.at }) }),
    ...(permission && { permission }),
    ...(administrators && { administrators }),
    ...(errors && { errors }),
  };
}

/** Thrown by a handler to respond with problem details and `headers`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  readonly options: ProblemOptions & Partial<ConflictOptions>;

  constructor(status: Exclude<ProblemStatus, 409>, detail: string, options?: ProblemOptions);
  constructor(status: 409, detail: string, options: ConflictOptions);
  constructor(
    status: ProblemStatus,
    detail: string,
    options: ProblemOptions & Partial<ConflictOptions> = {},
  ) {
    super(detail);
    this.status = status;
    this.options = options;
  }
}

import type {
  BodyOf,
  HeadersOf,
  OperationId,
  PathParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/operations.ts';
import type { User } from '../store/users.ts';
import type { Versioned } from '../areas/caller.ts';
import type { ApiResponse } from './apiResponse.ts';

/** The input of a handler, typed by the OpenAPI document and checked before the handler runs. */
export interface OperationCall<Id extends OperationId> {
  /** The path parameters, decoded. */
  readonly path: Readonly<PathParamsOf<Id>>;
  /** The query, with the defaults of the document filled in. */
  readonly query: Readonly<Required<QueryOf<Id>>>;
  /** The documented headers. */
  readonly headers: Readonly<HeadersOf<Id>>;
  /** The body as its media type has it: the value of a JSON body, the bytes of a file. */
  readonly body: ParsedBody<BodyOf<Id>>;
}

/** The document types a file as a string. */
type ParsedBody<Body> = [Body] extends [string] ? Buffer : Body;

export type UserCall<Id extends OperationId> = OperationCall<Id> & { readonly user: User };

/** What a call changes, for the check of its `If-Match`. */
export interface ChangedThing {
  /** It, with its version and who made that. */
  readonly row: Versioned;
  /** The beginning of a sentence, such as `This case`. */
  readonly subject: string;
}

/**
 * Decides whether the caller, who has the right of the operation, may make a call: throws 403 for the thing of another owner or above a
 * limit, and 404. The router asks before it reads query, headers and body. Returns what the call changes, so that the router refuses an older version with 412. A call with an `Idempotency-Key` returns
 * undefined: repeated, it names the older version rightly, so its handler compares the version after the key.
 */
export type Authorize<Path> = (call: {
  readonly path: Readonly<Path>;
  readonly user: User;
}) => ChangedThing | undefined;

/** An operation and its handler. The router finds method and path in the OpenAPI document. */
export interface Route<Caller = unknown> {
  readonly id: OperationId;
  /** Throws 403 or 404 unless the caller may make this call. */
  authorize?(call: Pick<LooseCall, 'path'> & Caller): ChangedThing | undefined;
  /** The router has checked the call against the document, so `route` may narrow its type. */
  handle(call: LooseCall & Caller): ApiResponse | Promise<ApiResponse>;
}

/** An operation that needs a token. */
export type UserRoute = Route<{ readonly user: User }>;

/** A call as the router passes it on; `route` and `publicRoute` give it the types of its operation. */
export interface LooseCall {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

type Handled<Id extends OperationId> = ApiResponse<ResponseOf<Id>> | Promise<ApiResponse<ResponseOf<Id>>>;

/** An operation of the API. Its caller has passed the bearer check, and `authorize` if there is one. */
export function route<Id extends OperationId>(
  id: Id,
  handle: (call: UserCall<Id>) => Handled<Id>,
  authorize?: Authorize<NoInfer<PathParamsOf<Id>>>,
): UserRoute {
  return { id, handle, ...(authorize && { authorize }) };
}

/** An operation that needs no token. */
export function publicRoute<Id extends OperationId>(
  id: Id,
  handle: (call: OperationCall<Id>) => Handled<Id>,
): Route {
  return { id, handle };
}

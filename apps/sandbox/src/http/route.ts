import type {
  BodyOf,
  HeadersOf,
  OperationId,
  PathParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/operations.ts';
import type { User } from '../store/users.ts';
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

/** A checked call and its user. */
export type UserCall<Id extends OperationId> = OperationCall<Id> & { readonly user: User };

/** An operation and its handler. The router finds method and path in the OpenAPI document. */
export interface Route<Caller = unknown> {
  readonly id: OperationId;
  /** The router has checked the call against the document, so `route` may narrow its type. */
  handle(call: LooseCall & Caller): ApiResponse | Promise<ApiResponse>;
}

/** A call as the router passes it on; `route` and `publicRoute` give it the types of its operation. */
export interface LooseCall {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

type Handled<Id extends OperationId> = ApiResponse<ResponseOf<Id>> | Promise<ApiResponse<ResponseOf<Id>>>;

/** An operation of the API. Its caller has passed the bearer check. */
export function route<Id extends OperationId>(
  id: Id,
  handle: (call: UserCall<Id>) => Handled<Id>,
): Route<{ readonly user: User }> {
  return { id, handle };
}

/** An operation that needs no token. */
export function publicRoute<Id extends OperationId>(
  id: Id,
  handle: (call: OperationCall<Id>) => Handled<Id>,
): Route {
  return { id, handle };
}

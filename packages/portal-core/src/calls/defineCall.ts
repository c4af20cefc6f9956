import type * as v from 'valibot';
import type { EntityTag } from '../contract/formats.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';
import type {
  BodyOf,
  EtagOf,
  IdempotencyKey,
  IdOf,
  KeyOf,
  OperationRoute,
  PathParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/operations.ts';
import type {
  CheckedRequestOptions,
  HttpClient,
  QueryValue,
  RequestOptions,
  ResponseSchema,
  WriteOptions,
} from '../http/ports.ts';
import { encodePathTemplate, pathPattern } from './pathTemplate.ts';

/**
 * The input of a call, each part only where the operation has it: its path parameters, query and body; `etag`, the version that the user
 * saw (sent as `If-Match`); `key`, the same for each repeat of one request (sent as `Idempotency-Key`).
 */
export type CallInput<Contract, Id extends IdOf<Contract>> = InputPart<'path', PathParamsOf<Contract, Id>> &
  InputPart<'query', QueryOf<Contract, Id>> &
  InputPart<'body', BodyOf<Contract, Id>> &
  RequiredPart<'etag', EtagOf<Contract, Id>> &
  RequiredPart<'key', KeyOf<Contract, Id>>;

/** One part of a call's input: absent, optional or required, as the operation has it. */
export type InputPart<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** One part of a call's input: absent, or required. */
export type RequiredPart<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : { readonly [Key in Name]: Value };

/** The options of a call. */
export interface CallOptions<Route extends OperationRoute = OperationRoute> {
  /** The type that the body is read as; default `json`. */
  responseType?: RequestOptions['responseType'];
  /** False keeps the response out of the cache (`useCache: false`); default true. */
  cached?: boolean;
  /** For a write: the calls whose responses it makes stale. */
  invalidates?: Route['method'] extends 'GET' ? never : readonly AnyCall[];
}

/** A call by its operation id, with any response. */
export interface AnyCall {
  readonly id: string;
  readonly method: OperationRoute['method'];
  /** The path with its `{placeholders}`. */
  readonly template: string;
}

/** A request as the HTTP client takes it. */
export interface CallRequest<Data> {
  readonly path: string;
  readonly params?: Readonly<Record<string, QueryValue>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly responseType?: NonNullable<RequestOptions['responseType']>;
  /** The id of the operation, which names the response in the cache. */
  readonly operation?: string;
  readonly schema: ResponseSchema<Data>;
}

/** One operation of an OpenAPI document, ready to be sent. */
export interface DefinedCall<Contract, Id extends IdOf<Contract>, Data = unknown> extends AnyCall {
  readonly id: Id;
  /** The request for an input. Throws RequestError for a path parameter that is empty or a dot segment. */
  request(this: void, input: CallInput<Contract, Id>): CallRequest<Data>;
  /** Sends it. Rejects as the HTTP client does. */
  send(this: void, http: HttpClient, input: CallInput<Contract, Id>, options?: SendOptions): Promise<Data>;
}

/** Options for sending a call once. `headers` are such as `useCache`; a version and a key are input, which they cannot replace. `onUploadProgress` is for writes. */
export interface SendOptions
  extends Pick<RequestOptions, 'signal' | 'timeoutMs'>, Pick<WriteOptions, 'onUploadProgress'> {
  headers?: Readonly<Record<string, string>> & {
    readonly [Name in 'If-Match' | 'if-match' | 'Idempotency-Key' | 'idempotency-key']?: never;
  };
}

/**
 * Defines a call by its operation id: method, path, parameters, body and response are typed by the OpenAPI document, so an unknown
 * operation, parameter or field is a type error.
 *
 * `schema` checks the response and makes the result of the call; it must accept whatever the document allows. Without a schema the body of
 * the response is not read, and callers get `undefined`.
 */
export interface DefineCall<Contract, Table extends Readonly<Record<keyof Table, OperationRoute>>> {
  <Id extends IdOf<Contract> & keyof Table, Schema extends ResponseSchema<unknown>>(
    id: Id,
    options: CallOptions<Table[Id]> & { schema: Schema & FitsResponse<Schema, ResponseOf<Contract, Id>> },
  ): DefinedCall<Contract, Id, OutputOf<Schema>>;
  /** Defines a call whose response is a file. */
  <Id extends IdOf<Contract> & keyof Table>(
    id: Id,
    options: CallOptions<Table[Id]> & { responseType: 'blob' },
  ): DefinedCall<Contract, Id, Blob>;
  /** Defines a call whose response is not read. */
  <Id extends IdOf<Contract> & keyof Table>(
    id: Id,
    options?: CallOptions<Table[Id]>,
  ): DefinedCall<Contract, Id, undefined>;
}

/**
 * Creates `defineCall` for a contract: the interface `operations` that openapi-typescript writes for any OpenAPI document. `table` has the
 * method and path of each operation that is called. With its own type (`typeof table`) the compiler also knows which calls are writes.
 */
export function createDefineCall<
  Contract,
  Table extends Readonly<Record<keyof Table, OperationRoute>> = Readonly<
    Record<IdOf<Contract>, OperationRoute>
  >,
>(table: Table): DefineCall<Contract, Table> {
  function defineCall<Id extends IdOf<Contract> & keyof Table, Schema extends ResponseSchema<unknown>>(
    id: Id,
    options: CallOptions<Table[Id]> & { schema: Schema & FitsResponse<Schema, ResponseOf<Contract, Id>> },
  ): DefinedCall<Contract, Id, OutputOf<Schema>>;
  function defineCall<Id extends IdOf<Contract> & keyof Table>(
    id: Id,
    options: CallOptions<Table[Id]> & { responseType: 'blob' },
  ): DefinedCall<Contract, Id, Blob>;
  function defineCall<Id extends IdOf<Contract> & keyof Table>(
    id: Id,
    options?: CallOptions<Table[Id]>,
  ): DefinedCall<Contract, Id, undefined>;
  function defineCall<Id extends IdOf<Contract> & keyof Table>(
    id: Id,
    options: LooseOptions = {},
  ): DefinedCall<Contract, Id> {
    return createCall(id, table[id], options);
  }
  return defineCall;
}

type LooseOptions = Omit<CallOptions, 'invalidates'> & {
  readonly schema?: ResponseSchema<unknown>;
  readonly invalidates?: readonly AnyCall[];
};

function createCall<Contract, Id extends IdOf<Contract>>(
  id: Id,
  { method, path: template }: OperationRoute,
  {
    responseType,
    schema = responseType === 'blob' ? blobSchema : noBodySchema,
    cached = true,
    invalidates,
  }: LooseOptions,
): DefinedCall<Contract, Id> {
  const stale: readonly AnyCall[] = invalidates ?? [];
  const patterns = stale.map((call) => pathPattern(call.template));

  function request({ path = {}, query }: Pick<LooseInput, 'path' | 'query'>): CallRequest<unknown> {
    return {
      operation: id,
      path: encodePathTemplate(template, path),
      ...(query !== undefined && { params: query }),
      ...(responseType !== undefined && { responseType }),
      ...(!cached && { headers: { useCache: 'false' } }),
      schema,
    };
  }

  function send(http: HttpClient, input: LooseInput, options: SendOptions = {}): Promise<unknown> {
    const { path, ...rest } = request(input);
    const headers = { ...rest.headers, ...options.headers, ...namedHeaders(input) };
    const requestOptions = { ...rest, ...options, headers };
    if (method === 'GET') return http.get(path, requestOptions);
    return sendWrite(http, method, path, input.body, { ...requestOptions, invalidates: patterns });
  }

  return { id, method, template, request, send };
}

function sendWrite<Data>(
  http: HttpClient,
  method: AnyCall['method'],
  path: string,
  body: unknown,
  options: CheckedRequestOptions<Data> & WriteOptions,
): Promise<Data> {
  switch (method) {
    case 'DELETE':
      return http.delete(path, options);
    case 'PUT':
      return http.put(path, body, options);
    case 'PATCH':
      return http.patch(path, body, options);
    case 'GET':
    case 'POST':
    default:
      return http.post(path, body, options);
  }
}

function namedHeaders({ etag, key }: LooseInput): Record<string, string> {
  return {
    ...(etag !== undefined && { 'If-Match': etag }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

interface LooseInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly etag?: EntityTag;
  readonly key?: IdempotencyKey;
}

/** The output of a schema for a response. */
export type OutputOf<Schema> = Schema extends ResponseSchema<infer Output> ? Output : never;

/** A valibot schema must read the documented response. The compiler knows too little of other schemas to compare them. */
export type FitsResponse<Schema, Response> = Schema extends v.GenericSchema
  ? MatchesContract<Schema, Response>
  : unknown;

const noBodySchema: ResponseSchema<undefined> = {
  '~standard': { version: 1, vendor: 'quayside', validate: () => ({ value: undefined }) },
};

const blobSchema: ResponseSchema<Blob> = {
  '~standard': {
    version: 1,
    vendor: 'quayside',
    validate: (value) => (value instanceof Blob ? { value } : { issues: [{ message: 'Not a file.' }] }),
  },
};

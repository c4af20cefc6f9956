/** One signed-in period. Its signal aborts when the session ends. Late responses of an older epoch are dropped. */
export interface SessionEpoch {
  readonly id: number;
  readonly signal: AbortSignal;
}

/** The session that the HTTP client needs. `createAuthSession` provides it. */
export interface TokenSource {
  getEpoch(): SessionEpoch;
  /** Returns the access token without checking or refreshing it; null when nobody is signed in. */
  peekAccessToken(): string | null;
  /** Returns a token that is valid for at least `minValiditySeconds`. Refreshes it when needed, or when `force` is set. */
  getAccessToken(options?: AccessTokenOptions): Promise<string>;
  /** Called after a response that proves the token is valid. */
  reportAuthorizedResponse(): void;
}

/** Options of `getAccessToken`. `minValiditySeconds` defaults to 30 (HTTP-6), `force` to false. */
export interface AccessTokenOptions {
  minValiditySeconds?: number;
  force?: boolean;
}

/** The part of a Standard Schema (valibot, zod, arktype …) that validates a response. */
export interface ResponseSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Must return its result synchronously. A promise is refused with ContractError. */
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** The result of a validation. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** One place at which a value does not fit a schema. */
export interface SchemaIssue {
  /** Never used: it may quote the value. */
  readonly message: string;
  /** The way to the place, from the root. Default: the root itself. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A query value. An array repeats its key; null and undefined omit it. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | boolean)[];

/** Options of every call. */
export interface RequestOptions {
  params?: Readonly<Record<string, QueryValue>>;
  /** Two headers steer the client and are never sent. `useCache` other than `true` makes a GET skip the cache in both directions. `hash` distinguishes responses with the same address. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** The deadline of the whole call in milliseconds, including the wait for a token and the retries. Defaults to the client's. */
  timeoutMs?: number;
  /**
   * The type that the response is read as. `json` (default) refuses HTML. `text` returns the body as it is and refuses whole web
   * pages. `blob` returns a file of up to 100 MB with its type and refuses web pages; the others read up to 10 MB. An empty body is
   * `undefined` as json and `''` as text.
   */
  responseType?: 'json' | 'text' | 'blob';
  /** The id of the operation. It is not sent: it names the response for `invalidateOperations`. */
  operation?: string;
}

/** Options of a call whose response a schema validates and types. Keep the schema's reference: a response is validated once per schema. */
export interface CheckedRequestOptions<Output> extends RequestOptions {
  schema: ResponseSchema<Output>;
}

/** Options of a write. */
export interface WriteOptions {
  /** The paths whose responses become stale, with any query: `/a/b` is that path, `/a/*` is `/a` and everything below it. Applies after a failure too, because the write may have been done. After a 403 every response becomes stale. */
  invalidates?: readonly string[];
  /** Called while a file (a `Blob`) is sent, with the share that has been sent, from 0 to 1. Never called where the browser cannot tell. */
  onUploadProgress?: (this: void, share: number) => void;
}

/** A call without a body: GET or DELETE. Without a schema the response is `unknown`. */
export interface BodylessCall<More = unknown> {
  <Output>(path: string, options: CheckedRequestOptions<Output> & More): Promise<Output>;
  (path: string, options?: RequestOptions & More): Promise<unknown>;
}

/** A call with a body: POST, PUT or PATCH. `undefined` sends none. Without a schema the response is `unknown`. */
export interface BodyCall {
  <Output>(
    path: string,
    body: unknown,
    options: CheckedRequestOptions<Output> & WriteOptions,
  ): Promise<Output>;
  (path: string, body?: unknown, options?: RequestOptions & WriteOptions): Promise<unknown>;
}

/** The portal's HTTP client. Rejects with HttpStatusError, NetworkError, TimeoutError, CancelledError, ContractError, AuthError or RequestError. Responses of GETs are frozen, because callers share them. */
export interface HttpClient {
  readonly get: BodylessCall;
  readonly delete: BodylessCall<WriteOptions>;
  readonly post: BodyCall;
  readonly put: BodyCall;
  readonly patch: BodyCall;
  readonly cache: HttpCache;
}

/** A change of a cached response: stored, made stale, or dropped with the session. */
export type CacheEvent = 'filled' | 'invalidated' | 'cleared';

/** A cached response, for developers: no query, no content. */
export interface CachedResponse {
  readonly path: string;
  readonly bytes: number;
  /** The time for which it stays fresh, in milliseconds; negative shortly before it is dropped. */
  readonly freshMs: number;
}

/** A response from the cache. Its value may be `undefined`. */
export interface PeekedResponse<Output> {
  readonly value: Output;
  /** When the response arrived, in milliseconds since 1970. */
  readonly receivedAtMs: number;
}

/** Reads the cache with the arguments of `get`. */
export interface PeekCall {
  <Output>(path: string, options: CheckedRequestOptions<Output>): PeekedResponse<Output> | null;
  (path: string, options?: RequestOptions): PeekedResponse<unknown> | null;
}

/** The cache of GET responses: 5 minutes, at most 200 entries and 10 MB, for this user in this session only. */
export interface HttpCache {
  /** Returns what `get` would return from the cache, synchronously; null when `get` would send a request, or has not validated the response with this schema yet. */
  readonly peek: PeekCall;
  /** Calls back when the response of this GET changes. Returns an unsubscribe function. */
  subscribe(
    this: void,
    path: string,
    options: RequestOptions,
    listener: (event: CacheEvent) => void,
  ): () => void;
  /** Makes responses stale, as a write with these paths does. */
  invalidate(this: void, paths: readonly string[]): void;
  /** Makes the responses of the operations with these ids stale, with any parameters. */
  invalidateOperations(this: void, ids: readonly string[]): void;
  /** Returns the cached responses, in no particular order. */
  inspect(this: void): readonly CachedResponse[];
  /** Drops all responses and makes those in flight stale. */
  clear(this: void): void;
}

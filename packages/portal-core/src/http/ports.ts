/** One signed-in stretch of time. Its signal aborts when the session is over; answers of an older epoch are dropped. */
export interface SessionEpoch {
  readonly id: number;
  readonly signal: AbortSignal;
}

/** What the HTTP client needs from a session; `createAuthSession` provides it. */
export interface TokenSource {
  getEpoch(): SessionEpoch;
  /** The access token as it is, without checking or refreshing; null when nobody is signed in. */
  peekAccessToken(): string | null;
  /** A token good for at least `minValiditySeconds` (default 30); refreshes when needed or when `force` is set. */
  getAccessToken(options?: AccessTokenOptions): Promise<string>;
  /** Told after an answer that proves the token works. */
  reportAuthorizedResponse(): void;
}

/** How good the token must be. `minValiditySeconds` defaults to 30 (HTTP-6), `force` to false. */
export interface AccessTokenOptions {
  minValiditySeconds?: number;
  force?: boolean;
}

/** The part of a Standard Schema (valibot, zod, arktype …) that checks an answer at the edge. */
export interface ResponseSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Answers at once: one that answers by a promise is refused with ContractError. */
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** What a schema says of a value. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** One value of a query: a list repeats its key; null and undefined leave it out. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | boolean)[];

/** What a call may say besides its path and body. */
export interface RequestOptions {
  params?: Readonly<Record<string, QueryValue>>;
  /** Two of them steer this client and are never sent: `useCache` other than `true` makes a GET neither read nor fill the cache; `hash` tells apart answers that the address does not. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** The deadline for the whole call in milliseconds, waiting for a token and retries included. Defaults to the client's. */
  timeoutMs?: number;
  /** What the answer is read as. `json` (default) refuses HTML; `text` gives the body as it is and refuses whole web pages. An empty body is `undefined` as json, `''` as text. `blob` gives a file with its type, and refuses web pages. */
  responseType?: 'json' | 'text' | 'blob';
}

/** Options of a call whose answer is checked, and typed, by a schema. Keep the schema's reference: an answer is checked once for each. */
export interface CheckedRequestOptions<Output> extends RequestOptions {
  schema: ResponseSchema<Output>;
}

/** What a call that changes something may say besides. */
export interface WriteOptions {
  /** The paths whose answers it puts out of date, whatever their query: `/a/b` is that one, `/a/*` is `/a` and all below it. Also when it fails, since it may have been done. */
  invalidates?: readonly string[];
}

/** A call without a body: GET or DELETE. Without a schema the answer is `unknown`. */
export interface BodylessCall<More = unknown> {
  <Output>(path: string, options: CheckedRequestOptions<Output> & More): Promise<Output>;
  (path: string, options?: RequestOptions & More): Promise<unknown>;
}

/** A call with a body: POST, PUT or PATCH. `undefined` sends none. Without a schema the answer is `unknown`. */
export interface BodyCall {
  <Output>(
    path: string,
    body: unknown,
    options: CheckedRequestOptions<Output> & WriteOptions,
  ): Promise<Output>;
  (path: string, body?: unknown, options?: RequestOptions & WriteOptions): Promise<unknown>;
}

/** The portal's HTTP client. Rejects with HttpStatusError, NetworkError, TimeoutError, CancelledError, ContractError, AuthError or RequestError. What GETs answer is frozen, since callers share it. */
export interface HttpClient {
  readonly get: BodylessCall;
  readonly delete: BodylessCall<WriteOptions>;
  readonly post: BodyCall;
  readonly put: BodyCall;
  readonly patch: BodyCall;
  readonly cache: HttpCache;
}

/** What became of an answer: kept anew, put out of date, or forgotten with the session. */
export type CacheEvent = 'filled' | 'invalidated' | 'cleared';

/** One kept answer, for developers to look at: no query, no contents. */
export interface CachedResponse {
  readonly path: string;
  readonly bytes: number;
  /** How long it may still be used, in milliseconds; below zero while it is about to be dropped. */
  readonly freshMs: number;
}

/** An answer found in the cache; `undefined` is a value too. */
export interface PeekedResponse<Output> {
  readonly value: Output;
  /** When the response arrived, in milliseconds since 1970. */
  readonly receivedAtMs: number;
}

/** A look into the cache, asked as `get` is. */
export interface PeekCall {
  <Output>(path: string, options: CheckedRequestOptions<Output>): PeekedResponse<Output> | null;
  (path: string, options?: RequestOptions): PeekedResponse<unknown> | null;
}

/** The answers of GETs that are kept: 5 minutes, at most 200 and 10 MB, of this user in this session only. */
export interface HttpCache {
  /** What `get` would answer from the cache, at once; null when it would ask the server, or has not read the answer with this schema yet. */
  readonly peek: PeekCall;
  /** Calls back when something happens to what `get` answers to this call; returns what ends it. */
  subscribe(
    this: void,
    path: string,
    options: RequestOptions,
    listener: (event: CacheEvent) => void,
  ): () => void;
  /** Puts answers out of date, as a write that names these paths does. */
  invalidate(this: void, paths: readonly string[]): void;
  /** The kept answers, in no order. */
  inspect(this: void): readonly CachedResponse[];
  /** Forgets every answer, and puts those under way out of date. */
  clear(this: void): void;
}

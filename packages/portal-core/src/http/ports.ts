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
  reportAuthorizedAnswer(): void;
}

/** How good the token must be. `minValiditySeconds` defaults to 30, `force` to false. */
export interface AccessTokenOptions {
  minValiditySeconds?: number;
  force?: boolean;
}

/** The part of a Standard Schema (valibot, zod, arktype …) that checks an answer at the edge. */
export interface ResponseSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
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
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** The deadline for the whole call in milliseconds, waiting for a token included. Defaults to the client's. */
  timeoutMs?: number;
  /** What the answer is read as. `json` (default) refuses HTML; `text` gives the body as it is. An empty body is `undefined` as json, `''` as text. */
  responseType?: 'json' | 'text';
}

/** Options of a call whose answer is checked, and typed, by a schema. */
export interface CheckedRequestOptions<Output> extends RequestOptions {
  schema: ResponseSchema<Output>;
}

/** A call without a body: GET or DELETE. Without a schema the answer is `unknown`. */
export interface BodylessCall {
  <Output>(path: string, options: CheckedRequestOptions<Output>): Promise<Output>;
  (path: string, options?: RequestOptions): Promise<unknown>;
}

/** A call with a body: POST, PUT or PATCH. `undefined` sends none. Without a schema the answer is `unknown`. */
export interface BodyCall {
  <Output>(path: string, body: unknown, options: CheckedRequestOptions<Output>): Promise<Output>;
  (path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
}

/** The portal's HTTP client. Rejects with HttpStatusError, NetworkError, TimeoutError, CancelledError, ContractError, AuthError or RequestError. */
export interface HttpClient {
  readonly get: BodylessCall;
  readonly delete: BodylessCall;
  readonly post: BodyCall;
  readonly put: BodyCall;
  readonly patch: BodyCall;
}

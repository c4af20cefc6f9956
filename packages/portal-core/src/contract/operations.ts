import type { operations as Operations } from './generated/openapi.ts';
import type { operations as table } from './generated/operations.ts';

/** The id of an operation of the OpenAPI document. */
export type OperationId = keyof Operations & keyof typeof table;

/** The path of an operation, with `{placeholders}`. */
export type PathOf<Id extends OperationId> = (typeof table)[Id]['path'];

/** The HTTP method of an operation. */
export type MethodOf<Id extends OperationId> = (typeof table)[Id]['method'];

/** The path parameters of an operation; `never` when it has none. */
export type PathParamsOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['path']>;

/** The query of an operation; `never` when it has none. */
export type QueryOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>;

/** The request body of an operation; `never` when it has none. A file is a `Blob`. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody?: { content: infer Content } | undefined;
}
  ? 'application/octet-stream' extends keyof Content
    ? Blob
    : Content[keyof Content]
  : never;

/** The header by which an operation names the version it changes (`If-Match`, RFC 9110); `never` when it requires none. */
export type EtagOf<Id extends OperationId> = HeaderOf<Id, 'If-Match'>;

/** The header by which a repeated request is known (`Idempotency-Key`); `never` when an operation requires none. */
export type KeyOf<Id extends OperationId> = HeaderOf<Id, 'Idempotency-Key'>;

/** A header that an operation requires; `never` when it requires none of this name. */
export type HeaderOf<Id extends OperationId, Name extends string> = Operations[Id]['parameters'] extends {
  readonly header: { readonly [Key in Name]: infer Value extends string };
}
  ? Value
  : never;

/** The body of a successful response; `undefined` when it has none (204). */
export type ResponseOf<Id extends OperationId> = ContentOf<SuccessOf<Operations[Id]['responses']>>;

/** The body of a refusal (4xx). */
export type FailureOf<Id extends OperationId> = ContentOf<
  Operations[Id]['responses'][keyof Operations[Id]['responses'] & (400 | 401 | 403 | 404 | 409 | 422 | 429)]
>;

/** The successful responses of an operation. */
export type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 203 | 204)];

/** The body of a response; `undefined` when it has none. */
export type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : Response extends object
    ? undefined
    : never;

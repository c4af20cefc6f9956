import type { EntityTag } from './formats.ts';
import type { operations as table } from './generated/operations.ts';

/** The id of an operation of a contract: the interface `operations` that openapi-typescript writes for an OpenAPI document. */
export type IdOf<Contract> = keyof Contract & string;

/** The method and path of an operation. */
export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{placeholders}`. */
  readonly path: string;
}

/** The method and path of each operation of a contract, by its id. */
export type OperationTable<Contract = Record<string, unknown>> = {
  readonly [Id in IdOf<Contract>]?: OperationRoute;
};

/** The path parameters of an operation; `never` when it has none. */
export type PathParamsOf<Contract, Id extends IdOf<Contract>> = ParametersOf<Contract[Id], 'path'>;

/** The query of an operation; `never` when it has none. */
export type QueryOf<Contract, Id extends IdOf<Contract>> = ParametersOf<Contract[Id], 'query'>;

/** The parameters of an operation in one place; `never` when it has none there. */
export type ParametersOf<Operation, Place extends string> = Operation extends {
  readonly parameters: { readonly [Key in Place]?: infer Value };
}
  ? NonNullable<Value>
  : never;

/** The request body of an operation; `never` when it has none. A file is a `Blob`. */
export type BodyOf<Contract, Id extends IdOf<Contract>> = Contract[Id] extends {
  readonly requestBody?: { readonly content: infer Content } | undefined;
}
  ? 'application/octet-stream' extends keyof Content
    ? Blob
    : Content[keyof Content]
  : never;

/** A key that a request keeps when it is repeated, as `crypto.randomUUID` makes it. */
export type IdempotencyKey = ReturnType<Crypto['randomUUID']>;

/** The header by which an operation names the version it changes (`If-Match`, RFC 9110); `never` when it requires none. */
export type EtagOf<Contract, Id extends IdOf<Contract>> = HeaderOf<Contract[Id], 'If-Match', EntityTag>;

/** The key by which a repeated request is known (`Idempotency-Key`); `never` when an operation requires none. */
export type KeyOf<Contract, Id extends IdOf<Contract>> = HeaderOf<
  Contract[Id],
  'Idempotency-Key',
  IdempotencyKey
>;

/** The type of a header that an operation requires, whichever text the contract has for it; `never` when it requires none of this name. */
export type HeaderOf<Operation, Name extends string, Value> = Operation extends {
  readonly parameters: { readonly header: { readonly [Key in Name]: string } };
}
  ? Value
  : never;

/** The body of a successful response; `undefined` when it has none (204). */
export type ResponseOf<Contract, Id extends IdOf<Contract>> = ContentOf<
  StatusOf<Contract[Id], 200 | 201 | 202 | 203 | 204>
>;

/** The body of a refusal (4xx). */
export type FailureOf<Contract, Id extends IdOf<Contract>> = ContentOf<
  StatusOf<Contract[Id], 400 | 401 | 403 | 404 | 409 | 412 | 422 | 428 | 429>
>;

/** The responses of an operation with one of these status codes. */
export type StatusOf<Operation, Status extends number> = Operation extends {
  readonly responses: infer Responses;
}
  ? Responses[keyof Responses & Status]
  : never;

/** The body of a response; `undefined` when it has none. */
export type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : Response extends object
    ? undefined
    : never;

export type PlatformPath<Id extends keyof typeof table> = (typeof table)[Id]['path'];

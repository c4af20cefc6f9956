import type { operations as Operations } from './generated/openapi.ts';

export type OperationId = keyof Operations;

/** The path parameters of an operation; `never` when it has none. */
export type PathParamsOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['path']>;

/** The query of an operation; `never` when it has none. */
export type QueryOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>;

/** The headers that an operation takes; `never` when it takes none. */
export type HeadersOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['header']>;

/** The request body of an operation; `never` when it has none. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody?: { content: infer Content } | undefined;
}
  ? Content[keyof Content]
  : never;

/** The body of a successful response; `undefined` when it has none (204). */
export type ResponseOf<Id extends OperationId> = ContentOf<
  Operations[Id]['responses'][keyof Operations[Id]['responses'] & (200 | 201 | 202 | 204)]
>;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : Response extends object
    ? undefined
    : never;

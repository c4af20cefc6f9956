import { readFileSync } from 'node:fs';
import type { Partner, PermissionId, UserRole } from './generated/openapi.ts';

export interface MediaType {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface HeaderObject {
  required?: boolean;
  schema: unknown;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
}

/** A reference inside the document. */
export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: unknown;
  example?: unknown;
}

type Parameters = readonly (Parameter | Reference)[];

/** One of the ways in which a caller can have the right to a call: all of its members apply. */
export interface RightAlternative {
  /** `artemis` is the view with at least its dashboard, `either` one of the two views. Default: no view is needed. */
  readonly view?: 'apollo' | 'artemis' | 'artemisPages' | 'either';
  /** What the caller's partner must have. */
  readonly partner?: Extract<keyof Partner, `accessTo${string}`>;
  /** `signedIn` needs no role, `public` not even a token. */
  readonly permission: PermissionId | 'signedIn' | 'public';
}

/** Who may call an operation. */
export interface OperationRight {
  readonly anyOf: readonly RightAlternative[];
  /** Only for things of the caller, which is checked after the id. */
  readonly own?: true;
  /** Only up to the limit of the caller, which is checked after the id. */
  readonly limit?: true;
  /** For a caller without the right: `refuse` is a 403, `filter` a response with only what the caller may see. */
  readonly outcome: 'refuse' | 'filter';
  readonly note?: string;
}

/** A role of the claim `roles`. */
export interface RoleObject {
  readonly name: string;
  /** Its id in Admin. Admin does not give a role without one. */
  readonly admin?: UserRole;
}

/** What some roles allow. */
export interface PermissionObject {
  /** A text to follow "may". */
  readonly allows: string;
  readonly view: 'apollo' | 'artemis' | 'both';
  /** Values of the claim `roles`. */
  readonly roles: readonly string[];
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  /** Empty if no token is required. */
  security?: readonly unknown[];
  parameters?: Parameters;
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
  'x-access': OperationRight;
}

/** The parts of an OpenAPI 3.1 document that the sandbox reads. */
export interface OpenApiDocument {
  openapi: string;
  tags: readonly { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  'x-roles': Readonly<Record<string, RoleObject>>;
  'x-permissions': Readonly<Record<PermissionId, PermissionObject>>;
}

/** The bundled document of `docs/openapi`. Each operation has the parameters that its path shares. */
export function loadOpenApiDocument(): OpenApiDocument {
  const text = readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8');
  const file: BundledDocument = JSON.parse(text);
  const paths = Object.fromEntries(
    Object.entries(file.paths).map(([path, { parameters = [], ...operations }]) => [
      path,
      withParameters(operations, parameters),
    ]),
  );
  return { ...file, paths };
}

type BundledDocument = Omit<OpenApiDocument, 'paths'> & {
  paths: Record<string, { parameters?: Parameters } & Record<string, Operation>>;
};

function withParameters(
  operations: Record<string, Operation>,
  shared: Parameters,
): Record<string, Operation> {
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [
      method,
      { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
    ]),
  );
}

/** Returns the value at a JSON pointer (`#/a/b`). Throws if there is none. */
export function resolvePointer(document: OpenApiDocument, pointer: string): unknown {
  let value: unknown = document;
  for (const piece of pointer.replace(/^#\//, '').split('/')) {
    const key = piece.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (value === undefined) throw new Error(`The OpenAPI document has nothing at ${pointer}.`);
  }
  return value;
}

/** Follows references from a pointer and returns the pointer of the definition. */
export function followPointer(document: OpenApiDocument, pointer: string): string {
  const value = resolvePointer(document, pointer);
  const target = typeof value === 'object' && value !== null ? Reflect.get(value, '$ref') : undefined;
  return typeof target === 'string' ? followPointer(document, target) : pointer;
}

/** The parameters of an operation in one place, with references to parameters resolved. */
export function parametersOf(
  document: OpenApiDocument,
  method: string,
  path: string,
  place: Parameter['in'],
): Parameter[] {
  const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {};
  return parameters
    .map((parameter) => ('$ref' in parameter ? parameterAt(document, parameter.$ref) : parameter))
    .filter((parameter) => parameter.in === place);
}

function parameterAt(document: OpenApiDocument, pointer: string): Parameter {
  const parameter: Parameter = JSON.parse(JSON.stringify(resolvePointer(document, pointer)));
  return parameter;
}

/** Builds an escaped JSON pointer from nested keys. */
export function pointerOf(...keys: readonly string[]): string {
  return `#/${keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

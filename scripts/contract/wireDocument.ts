import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/settings.ts';

/** A JSON schema, as far as types are written from it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

/** One call. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
}

/** The OpenAPI document, and what a reference in it leads to. */
export interface WireDocument {
  paths: Record<string, { parameters?: Operation['parameters'] } & Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  resolve<T extends object>(value: T | { $ref: string }): T;
}

/** Reads docs/openapi.yaml. */
export function readWireDocument(): WireDocument {
  const document = parse(readFileSync(join(root, 'docs/openapi.yaml'), 'utf8')) as Omit<
    WireDocument,
    'resolve'
  >;
  return {
    ...document,
    resolve<T extends object>(value: T | { $ref: string }): T {
      if (!('$ref' in value)) return value;
      const keys = value.$ref.slice(2).split('/');
      return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as T;
    },
  };
}

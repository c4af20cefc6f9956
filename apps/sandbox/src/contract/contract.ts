import type { IncomingHttpHeaders } from 'node:http';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '../http/problem.ts';
import {
  loadOpenApiDocument,
  pointerOf,
  parametersOf,
  type OpenApiDocument,
  type Parameter,
} from './openApiDocument.ts';

/** The result of checking a request against its schema: the typed value, or the problems. */
export type Checked = { fits: true; value: unknown } | { fits: false; errors: readonly FieldError[] };

/** The API contract: the OpenAPI document and checks against its schemas. */
export interface Contract {
  document: OpenApiDocument;
  /** Checks the JSON body of an operation and types it by its schema. */
  checkBody(method: string, path: string, body: unknown): Checked;
  /** The media type of the operation's body; undefined if it has none. */
  bodyTypeOf(method: string, path: string): string | undefined;
  checkPath(method: string, path: string, params: Readonly<Record<string, string>>): Checked;
  /** Whether a call must name the version that it changes, by `If-Match`. */
  needsVersion(method: string, path: string): boolean;
  /** Checks the documented headers of a request. The value has them by their documented names. */
  checkHeaders(method: string, path: string, headers: IncomingHttpHeaders): Checked;
  /** Checks the query of an operation. Fills in defaults, parses numbers, and ignores undocumented parameters. */
  checkQuery(method: string, path: string, query: URLSearchParams): Checked;
  /** The problems of a value with the schema at a JSON pointer of the document. Empty if it is valid. */
  check(pointer: string, value: unknown): readonly FieldError[];
}

const documentId = 'contract';
// The pattern of a version says how it is written.
const ajvOptions: Options = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  formats: { etag: true },
};

let contract: Contract | undefined;

/** The contract. All callers share it, so that each schema is compiled once, on first use. */
export function sharedContract(): Contract {
  contract ??= createContract(loadOpenApiDocument());
  return contract;
}

function createContract(document: OpenApiDocument): Contract {
  const ajv = new Ajv2020(ajvOptions);
  // Query values are strings, whose numbers are parsed. A body must contain numbers already.
  const queryAjv = new Ajv2020({ ...ajvOptions, coerceTypes: true, useDefaults: true });
  for (const one of [ajv, queryAjv]) {
    addFormats.default(one);
    one.addSchema(document, documentId, false, false);
  }
  const parameterSchemas = new Map<string, object>();

  function validatorAt(pointer: string): ValidateFunction {
    const fragment = pointer.slice(1).split('/').map(encodeURIComponent).join('/');
    const validate = ajv.getSchema(`${documentId}#${fragment}`);
    if (validate === undefined) throw new Error(`The OpenAPI document has no schema at ${pointer}.`);
    // Only an $async schema returns this, and an OpenAPI document has none.
    if ('$async' in validate) throw new Error(`The schema at ${pointer} is asynchronous.`);
    return validate;
  }

  function schemaOf(method: string, path: string, place: Parameter['in']): object {
    const key = `${place} ${method} ${path}`;
    const schema = parameterSchemas.get(key) ?? objectSchemaOf(parametersOf(document, method, path, place));
    parameterSchemas.set(key, schema);
    return schema;
  }

  return {
    document,
    checkBody(method: string, path: string, body: unknown): Checked {
      const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
      return checked(validatorAt(pointerOf(...keys, 'schema')), body);
    },
    bodyTypeOf(method, path) {
      const { content = {} } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {};
      return Object.keys(content)[0];
    },
    needsVersion: (method, path) =>
      parametersOf(document, method, path, 'header').some(({ name }) => name === 'If-Match'),
    checkHeaders(method, path, headers) {
      const parameters = parametersOf(document, method, path, 'header');
      const sent = parameters.flatMap(({ name }) => {
        const value = headers[name.toLowerCase()];
        return value === undefined ? [] : [[name, value] as const];
      });
      return checked(ajv.compile(schemaOf(method, path, 'header')), Object.fromEntries(sent));
    },
    checkPath(method, path, params) {
      return checked(ajv.compile(schemaOf(method, path, 'path')), params);
    },
    checkQuery(method: string, path: string, query: URLSearchParams): Checked {
      return checked(queryAjv.compile(schemaOf(method, path, 'query')), Object.fromEntries(query));
    },
    check(pointer, value) {
      const validate = validatorAt(pointer);
      return validate(value) ? [] : (validate.errors ?? []).map(toFieldError);
    },
  };
}

function checked(validate: ValidateFunction, value: unknown): Checked {
  if (validate(value)) return { fits: true, value };
  return { fits: false, errors: (validate.errors ?? []).map(toFieldError) };
}

function objectSchemaOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, inDocument(schema)])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** A schema outside the document, with references into it. */
function inDocument(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${documentId}#`));
}

function toFieldError({ instancePath, message, params }: ErrorObject): FieldError {
  const extra: unknown = params.additionalProperty;
  const name = typeof extra === 'string' ? ` (${extra})` : '';
  return { pointer: instancePath, detail: `${message ?? 'does not fit its schema'}${name}` };
}

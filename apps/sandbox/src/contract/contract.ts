import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '../http/problem.ts';
import { loadOpenApiDocument, pointerOf, type OpenApiDocument, type Operation } from './openApiDocument.ts';

/** The API contract: the OpenAPI document, and checks by its schemas. */
export interface Contract {
  document: OpenApiDocument;
  /** The call of a method and a path template, when it is documented. */
  operation(method: string, path: string): Operation | undefined;
  /** What is wrong with a request body; empty when nothing is. */
  checkBody(method: string, path: string, body: unknown): readonly FieldError[];
  /** What is wrong with a value by the schema at a JSON pointer of the document. */
  check(pointer: string, value: unknown): readonly FieldError[];
}

const documentId = 'contract';

/** Loads the document; schemas are compiled when first used, so that starting stays quick. */
export function createContract(document: OpenApiDocument = loadOpenApiDocument()): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, documentId, false, false);
  const compiled = new Map<string, ValidateFunction>();

  function check(pointer: string, value: unknown): readonly FieldError[] {
    const fragment = pointer.slice(1).split('/').map(encodeURIComponent).join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${documentId}#${fragment}` });
    compiled.set(pointer, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(toFieldError);
  }

  function operation(method: string, path: string): Operation | undefined {
    return document.paths[path]?.[method.toLowerCase()];
  }

  return {
    document,
    operation,
    check,
    checkBody(method, path, body) {
      if (operation(method, path)?.requestBody === undefined) return [];
      const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content'];
      return check(pointerOf(...keys, 'application/json', 'schema'), body);
    },
  };
}

function toFieldError({ instancePath, message, params }: ErrorObject): FieldError {
  const extra: unknown = params.additionalProperty;
  const name = typeof extra === 'string' ? ` (${extra})` : '';
  return { pointer: instancePath, detail: `${message ?? 'does not fit its schema'}${name}` };
}

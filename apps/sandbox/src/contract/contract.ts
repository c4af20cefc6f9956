import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '../http/problem.ts';
import { loadOpenApiDocument, pointerOf, type OpenApiDocument } from './openApiDocument.ts';

/** A request body by its schema: it fits and has a type, or what is wrong with it. */
export type CheckedBody<T> = { fits: true; body: T } | { fits: false; errors: readonly FieldError[] };

/** The API contract: the OpenAPI document, and checks by its schemas. */
export interface Contract {
  document: OpenApiDocument;
  /** Checks the JSON body of a documented call, and types it as its schema describes it. */
  checkBody<T>(method: string, path: string, body: unknown): CheckedBody<T>;
  /** What is wrong with a value by the schema at a JSON pointer of the document; empty when nothing is. */
  check(pointer: string, value: unknown): readonly FieldError[];
}

const documentId = 'contract';

/** Loads the document; schemas are compiled when first used, so that starting stays quick. */
export function createContract(document: OpenApiDocument = loadOpenApiDocument()): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, documentId, false, false);

  function validatorAt<T>(pointer: string): ValidateFunction<T> {
    const fragment = pointer.slice(1).split('/').map(encodeURIComponent).join('/');
    const validate = ajv.getSchema<T>(`${documentId}#${fragment}`);
    if (validate === undefined) throw new Error(`The OpenAPI document has no schema at ${pointer}.`);
    // Only an $async schema gives this, and an OpenAPI document has none.
    if ('$async' in validate) throw new Error(`The schema at ${pointer} is asynchronous.`);
    return validate;
  }

  return {
    document,
    checkBody<T>(method: string, path: string, body: unknown): CheckedBody<T> {
      const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
      const validate = validatorAt<T>(pointerOf(...keys, 'schema'));
      if (validate(body)) return { fits: true, body };
      return { fits: false, errors: (validate.errors ?? []).map(toFieldError) };
    },
    check(pointer, value) {
      const validate = validatorAt(pointer);
      return validate(value) ? [] : (validate.errors ?? []).map(toFieldError);
    },
  };
}

function toFieldError({ instancePath, message, params }: ErrorObject): FieldError {
  const extra: unknown = params.additionalProperty;
  const name = typeof extra === 'string' ? ` (${extra})` : '';
  return { pointer: instancePath, detail: `${message ?? 'does not fit its schema'}${name}` };
}

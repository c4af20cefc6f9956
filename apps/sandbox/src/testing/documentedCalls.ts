import type { Contract } from '../contract/contract.ts';
import {
  pointerOf,
  resolvePointer,
  type Operation,
  type ResponseObject,
} from '../contract/openApiDocument.ts';
import type { Sandbox } from '../startSandbox.ts';

/** An answer that was found in the OpenAPI document. */
export interface DocumentedAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined for another kind. */
  body: unknown;
}

/** Makes calls and rejects when an answer is not documented: its path, status, content type, or body. */
export interface DocumentedCalls {
  call(method: string, path: string, options?: CallOptions): Promise<DocumentedAnswer>;
}

/** What goes out with a call: a bearer token, a JSON body, more headers. */
export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Documented calls to one sandbox. */
export function createDocumentedCalls(sandbox: Sandbox, contract: Contract): DocumentedCalls {
  return {
    async call(method, path, { token, body, headers = {} } = {}) {
      const response = await fetch(sandbox.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return checkAnswer(contract, method, path, response);
    },
  };
}

/** Finds an answer in the document; throws when it is not there or does not fit. */
export async function checkAnswer(
  contract: Contract,
  method: string,
  path: string,
  response: Response,
): Promise<DocumentedAnswer> {
  const { template, operation } = findOperation(contract, method, path.split('?')[0] ?? '');
  const where = `${method} ${template} → ${response.status}`;
  const { key, documented, pointer } = findResponse(contract, template, method, operation, response.status);
  if (documented === undefined) throw new Error(`${where} is not documented.`);

  for (const [name, header] of Object.entries(documented.headers ?? {})) {
    if (header.required === true && !response.headers.has(name)) throw new Error(`${where} lacks ${name}.`);
  }
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = documented.content?.[type];
  if (documented.content === undefined) {
    if (text !== '') throw new Error(`${where} has a body, but ${key} documents none.`);
    return { status: response.status, headers: response.headers, text, body: undefined };
  }
  if (media === undefined) throw new Error(`${where} has the undocumented content type "${type}".`);
  const body: unknown = type.endsWith('json') ? JSON.parse(text) : undefined;
  const errors = contract.check(`${pointer}/content/${type.replaceAll('/', '~1')}/schema`, body ?? text);
  if (errors.length > 0) throw new Error(`${where} does not fit its schema: ${JSON.stringify(errors)}`);
  return { status: response.status, headers: response.headers, text, body };
}

function findOperation({ document }: Contract, method: string, pathname: string) {
  for (const [template, operations] of Object.entries(document.paths)) {
    const pattern = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = operations[method.toLowerCase()];
    if (pattern.test(pathname) && operation !== undefined) return { template, operation };
  }
  throw new Error(`${method} ${pathname} is not documented.`);
}

function findResponse(
  { document }: Contract,
  template: string,
  method: string,
  { responses }: Operation,
  status: number,
): { key: string; documented: ResponseObject | undefined; pointer: string } {
  const key = String(status) in responses ? String(status) : `${Math.floor(status / 100)}XX`;
  const found = responses[key];
  if (found === undefined || !('$ref' in found)) {
    const pointer = pointerOf('paths', template, method.toLowerCase(), 'responses', key);
    return { key, documented: found, pointer };
  }
  const documented: ResponseObject = JSON.parse(JSON.stringify(resolvePointer(document, found.$ref)));
  return { key, documented, pointer: found.$ref };
}

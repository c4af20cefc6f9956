import type { Contract } from '../contract/contract.ts';
import {
  followPointer,
  pointerOf,
  resolvePointer,
  type Operation,
  type ResponseObject,
} from '../contract/openApiDocument.ts';
import type { Sandbox } from '../startSandbox.ts';
import { isJsonObject } from '../store/mergePatch.ts';

/** A response that the OpenAPI document describes. */
export interface DocumentedResponse {
  operationId: string;
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined for other media types. */
  body: unknown;
}

/** Makes calls and rejects if a response's path, status, content type, headers or body is undocumented. */
export interface DocumentedCalls {
  call(method: string, path: string, options?: CallOptions): Promise<DocumentedResponse>;
}

/** Options of a call: a bearer token, a JSON body (or raw `text`), more headers. */
export interface CallOptions {
  token?: string;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

/** As `If-Match`: the version that the thing of the path, or the one it belongs to, has now. */
export const presentVersion = 'the present version';

/** Headers that any HTTP response may have. */
const ordinaryHeader =
  /^(?:date|connection|keep-alive|transfer-encoding|content-(?:type|length)|cache-control|vary|access-control-.+|x-content-type-options|x-request-id)$/;

export function createDocumentedCalls(sandbox: Sandbox, contract: Contract): DocumentedCalls {
  return {
    async call(method, path, { token, body, text, headers = {} } = {}) {
      const etag = headers['If-Match'] === presentVersion && (await presentEtag(sandbox.origin, path, token));
      const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(sandbox.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...(etag && { 'If-Match': etag }),
        },
        ...(content === undefined ? {} : { body: content }),
      });
      return checkResponse(contract, method, path, response);
    },
  };
}

/** Gets the paths above a path, nearest first, until one has a version. What does not exist has the first one. */
async function presentEtag(origin: string, path: string, token = ''): Promise<string> {
  const parts = path.replace(/\?.*/, '').split('/');
  for (; parts.length > 4; parts.pop()) {
    const response = await fetch(origin + parts.join('/'), { headers: { authorization: `Bearer ${token}` } });
    const isJson = response.ok && response.headers.get('content-type')?.includes('json') === true;
    const body: unknown = isJson ? await response.json() : await response.body?.cancel();
    if (isJsonObject(body) && typeof body['etag'] === 'string') return body['etag'];
  }
  return '"1"';
}

/** Finds a response in the document. Throws if it is missing or does not fit. */
export async function checkResponse(
  contract: Contract,
  method: string,
  path: string,
  response: Response,
): Promise<DocumentedResponse> {
  const { template, operation } = findOperation(contract, method, path.split('?')[0] ?? '');
  const where = `${method} ${template} → ${response.status}`;
  const pointer = findResponse(contract, template, method, operation, response.status);
  if (pointer === undefined) throw new Error(`${where} is not documented.`);
  const text = await response.text();
  const body = checkContent(contract, pointer, { text, type: response.headers.get('content-type') }, where);
  checkHeaders(contract, pointer, response.headers, where);
  const { operationId } = operation;
  return { operationId, status: response.status, headers: response.headers, text, body };
}

/** Returns the body as JSON; undefined for other media types. */
function checkContent(
  contract: Contract,
  pointer: string,
  sent: { text: string; type: string | null },
  where: string,
): unknown {
  const { content } = responseAt(contract, pointer);
  if (content === undefined) {
    if (sent.text !== '') throw new Error(`${where} has a body, but none is documented.`);
    return undefined;
  }
  const type = sent.type?.split(';')[0] ?? '';
  if (content[type] === undefined) throw new Error(`${where} has the undocumented content type "${type}".`);
  const body: unknown = type.endsWith('json') ? JSON.parse(sent.text) : undefined;
  const schemaPointer = pointer + pointerOf('content', type, 'schema').slice(1);
  const errors = contract.check(schemaPointer, body ?? sent.text);
  if (errors.length > 0) throw new Error(`${where} does not fit its schema: ${JSON.stringify(errors)}`);
  return body;
}

function checkHeaders(contract: Contract, pointer: string, sent: Headers, where: string): void {
  const { headers = {} } = responseAt(contract, pointer);
  const documented = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const name of sent.keys()) {
    if (documented.has(name) || ordinaryHeader.test(name)) continue;
    throw new Error(`${where} has the undocumented header ${name}.`);
  }
  for (const name of Object.keys(headers)) {
    const headerPointer = followPointer(contract.document, `${pointer}/headers/${name}`);
    const value = sent.get(name);
    if (value === null && isRequired(contract, headerPointer)) throw new Error(`${where} lacks ${name}.`);
    if (value === null || contract.check(`${headerPointer}/schema`, value).length === 0) continue;
    throw new Error(`${where} has a ${name} that does not fit its schema: ${value}`);
  }
}

function responseAt({ document }: Contract, pointer: string): ResponseObject {
  const found: ResponseObject = JSON.parse(JSON.stringify(resolvePointer(document, pointer)));
  return found;
}

function isRequired({ document }: Contract, headerPointer: string): boolean {
  const header = resolvePointer(document, headerPointer);
  return isJsonObject(header) && header.required === true;
}

/** The pattern of each path template. They are compiled once. */
const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known !== undefined) return known;
  const source = template.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(template, pattern);
  return pattern;
}

function findOperation({ document }: Contract, method: string, pathname: string) {
  for (const [template, operations] of Object.entries(document.paths)) {
    const pattern = patternOf(template);
    const operation = operations[method.toLowerCase()];
    if (pattern.test(pathname) && operation !== undefined) return { template, operation };
  }
  throw new Error(`${method} ${pathname} is not documented.`);
}

/** The pointer of the response with this status or its class (`5XX`); undefined if there is none. */
function findResponse(
  { document }: Contract,
  template: string,
  method: string,
  { responses }: Operation,
  status: number,
): string | undefined {
  const key = String(status) in responses ? String(status) : `${Math.floor(status / 100)}XX`;
  if (!(key in responses)) return undefined;
  return followPointer(document, pointerOf('paths', template, method.toLowerCase(), 'responses', key));
}

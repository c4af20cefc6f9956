import { ContractError, type MemberProblem, type ProblemDetails } from '../base/errors/errors.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { isWholePage, looksLikeWebPage } from '../base/parsing/webPage.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isData } from './isData.ts';
import type { PeekedResponse, RequestOptions, ResponseSchema } from './ports.ts';
import { nestsTooDeeply } from './nestsTooDeeply.ts';
import { sealData } from './sealData.ts';

/** A successful response in the form that callers share: its frozen body, its size in bytes, and the results of schemas. */
export interface ParsedResponse {
  readonly status: number;
  readonly body: unknown;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
  readonly checked: Map<ResponseSchema<unknown> | undefined, PeekedResponse<unknown>>;
  /** The id that the server gave to the request, as it sent it. */
  readonly requestId?: unknown;
}

/** Parses a successful response. Rejects with ContractError when it is not of the requested type. */
export async function parseResponse(
  body: Blob,
  responseType: RequestOptions['responseType'],
  receivedAtMs: number,
  status: number,
  requestId?: unknown,
): Promise<ParsedResponse> {
  const data = responseType === 'blob' ? readFile(body) : readText(await body.text(), responseType);
  sealData(data);
  const checked = new Map([[undefined, { value: data, receivedAtMs }]]);
  return { status, body: data, bytes: body.size, receivedAtMs, checked, requestId };
}

/**
 * Validates a response with a schema, once per schema unless the result cannot be frozen. Throws ContractError when it does not fit, and
 * any other error when it could not be checked. `call` names the call in the error.
 */
export function validateResponse(
  { status, body, receivedAtMs, checked }: ParsedResponse,
  schema: ResponseSchema<unknown> | undefined,
  call: string,
): PeekedResponse<unknown> {
  const known = checked.get(schema);
  if (known !== undefined) return known;
  const result = schema?.['~standard'].validate(body);
  if (result === undefined || result instanceof Promise) throw new TypeError();
  if (result.issues !== undefined) {
    const place =
      result.issues[0]?.path?.map((part) =>
        // A key that may be data, such as an address or a number, is a star. No name of a contract has four digits.
        String(typeof part === 'object' ? part.key : part).replace(/.*(\W|\d{4}).*/s, '*'),
      ) ?? [];
    throw contractError(`to ${call} (${status}) does not fit the contract (/${place.join('/')})`);
  }
  const seen = { value: result.value, receivedAtMs };
  if (sealData(result.value)) checked.set(schema, seen);
  return seen;
}

/** Returns the problem details of a failed response, without members of the wrong type; null when the body has none. */
export async function readProblem(body: Blob): Promise<ProblemDetails | null> {
  const text = await body.text();
  const problem = nestsTooDeeply(text) ? null : asRecord(parseJson(text));
  if (problem === null) return null;
  const errors = readMemberProblems(problem['errors']);
  return {
    ...Object.fromEntries(Object.entries(problem).filter(isProblemMember)),
    ...(errors.length > 0 && { errors }),
  };
}

/** Reads `errors` of problem details. Some servers name the text `message` and write the pointer as a fragment: `#/sites`. */
function readMemberProblems(errors: unknown): readonly MemberProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const { pointer, detail, message } = asRecord(error) ?? {};
    const text = detail ?? message;
    if (typeof pointer !== 'string' || typeof text !== 'string') return [];
    return [{ pointer: pointer.replace(/^#/, ''), detail: text }];
  });
}

/** Creates the error for a response that cannot be used. */
export function contractError(problem: string): ContractError {
  return new ContractError(`The response ${problem}, so it is not used. Try again, or contact support.`);
}

// A web page opened as a file would run with our origin.
function readFile(file: Blob): Blob {
  if (file.type.includes('html')) throw webPageError('a file');
  return file;
}

function readText(text: string, responseType: 'json' | 'text' | undefined): unknown {
  if (isData(responseType)) return readData(text);
  if (isWholePage(text)) throw webPageError('text');
  return text;
}

function readData(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (looksLikeWebPage(text)) throw webPageError('data');
  if (nestsTooDeeply(text)) throw contractError('is nested too deeply');
  const data = parseJson(text);
  if (data === undefined) throw contractError('is not valid JSON');
  return data;
}

function isProblemMember([name, value]: [string, unknown]): boolean {
  return (
    name === 'administrators' ||
    (/^(?:type|title|status|detail|message|changed(?:By|At))$/.test(name) &&
      typeof value === (name === 'status' ? 'number' : 'string'))
  );
}

function webPageError(what: string): ContractError {
  return new ContractError(
    `A web page arrived instead of ${what}, so a network sign-in page may be in the way. Open another site, then try again.`,
  );
}

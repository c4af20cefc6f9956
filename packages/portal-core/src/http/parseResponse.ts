import { ContractError, type ProblemDetails } from '../base/errors/errors.ts';
import { webPageError } from '../base/errors/webPageError.ts';
import { isWholePage } from '../base/parsing/isWholePage.ts';
import { looksLikeWebPage, parseJson } from '../base/parsing/parseJson.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isData } from './isData.ts';
import type { PeekedResponse, RequestOptions, ResponseSchema } from './ports.ts';
import { nestsTooDeeply } from './nestsTooDeeply.ts';
import { sealData } from './sealData.ts';

/** A successful answer as it can be shared: its frozen body, the body's size on the wire, and what schemas made of it. */
export interface ParsedResponse {
  readonly body: unknown;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
  readonly checked: Map<ResponseSchema<unknown> | undefined, PeekedResponse<unknown>>;
}

/** Reads a successful answer as it was asked for. Rejects with ContractError when it is something else. */
export async function parseResponse(
  body: Blob,
  responseType: RequestOptions['responseType'],
  receivedAtMs: number,
): Promise<ParsedResponse> {
  const data = responseType === 'blob' ? readFile(body) : readText(await body.text(), responseType);
  sealData(data);
  const checked = new Map([[undefined, { value: data, receivedAtMs }]]);
  return { body: data, bytes: body.size, receivedAtMs, checked };
}

/** An answer as a schema sees it; checked once for each, unless it makes something of it that can't be frozen. Throws ContractError when it does not fit. */
export function validateResponse(
  { body, receivedAtMs, checked }: ParsedResponse,
  schema: ResponseSchema<unknown> | undefined,
): PeekedResponse<unknown> {
  const known = checked.get(schema);
  if (known !== undefined) return known;
  const result = schema?.['~standard'].validate(body);
  if (result === undefined || result instanceof Promise) throw contractError('could not be checked');
  if (result.issues !== undefined)
    throw contractError(`does not have the agreed shape (${result.issues.length} differences)`);
  const seen = { value: result.value, receivedAtMs };
  if (sealData(result.value)) checked.set(schema, seen);
  return seen;
}

/** The problem details of a failed answer, without members of another type than agreed; null when its body is none. */
export async function readProblem(body: Blob): Promise<ProblemDetails | null> {
  const text = await body.text();
  const problem = nestsTooDeeply(text) ? null : asRecord(parseJson(text));
  return problem && Object.fromEntries(Object.entries(problem).filter(isProblemMember));
}

/** The error for an answer that can't be used, for the reason given. */
export function contractError(problem: string): ContractError {
  return new ContractError(
    `The answer ${problem}, so it is not used. Try again, or tell support which step failed.`,
  );
}

// A web page that is opened as a file would run as a page of ours.
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
    /^(?:type|title|status|detail|message)$/.test(name) &&
    typeof value === (name === 'status' ? 'number' : 'string')
  );
}

import { ContractError, type ProblemDetails } from '../errors/errors.ts';
import { webPageError } from '../errors/webPageError.ts';
import { isWholePage } from '../untrusted/isWholePage.ts';
import { looksLikeWebPage, parseJson } from '../untrusted/parseJson.ts';
import { asRecord } from '../untrusted/records.ts';
import type { PeekedAnswer, RequestOptions, ResponseSchema } from './ports.ts';
import { nestsTooDeeply } from './nestsTooDeeply.ts';
import { sealData } from './sealData.ts';

const maxBytes = 10_000_000;

/** A successful answer as it can be shared: its frozen body, the body's size on the wire, and what schemas made of it. */
export interface Answer {
  readonly body: unknown;
  readonly bytes: number;
  readonly checked: Map<ResponseSchema<unknown> | undefined, PeekedAnswer<unknown>>;
}

/** The body of an answer as it arrived. */
export interface Body {
  readonly text: string;
  readonly bytes: number;
}

/** Reads a successful answer as it was asked for. Throws ContractError when it is something else. */
export function readAnswer(
  { text, bytes }: Body,
  contentType: unknown,
  responseType: RequestOptions['responseType'],
): Answer {
  if (responseType === 'text' && isWholePage(text)) throw webPageError('text');
  const body = responseType === 'text' ? text : readData(text, String(contentType));
  sealData(body);
  return { body, bytes, checked: new Map([[undefined, { value: body }]]) };
}

/** An answer as a schema sees it; checked once for each. Rejects with ContractError when it does not fit. */
export async function checkAnswer(
  { body, checked }: Answer,
  schema: ResponseSchema<unknown> | undefined,
): Promise<unknown> {
  const known = checked.get(schema);
  if (known !== undefined || schema === undefined) return known?.value;
  const validated = schema['~standard'].validate(body);
  // Without a pause where there is no need, so that all who wait find it done by the first.
  const result = validated instanceof Promise ? await validated : validated;
  if (result.issues !== undefined)
    throw misfit(`does not have the agreed shape (${result.issues.length} differences)`);
  const { value } = result;
  sealData(value);
  checked.set(schema, { value });
  return value;
}

/** The problem details of a failed answer, without members of another type than agreed; null when its body is none. */
export function readProblem(text: string): ProblemDetails | null {
  const body = asRecord(parseJson(text));
  return body && Object.fromEntries(Object.entries(body).filter(isProblemMember));
}

/** Reads a body to its end; stops, and hangs up, at 10 MB (H15). Rejects with ContractError then. */
export async function readBody(stream: ReadableStream<Uint8Array> | null): Promise<Body> {
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes > maxBytes) {
      // That it can't hang up changes nothing.
      reader?.cancel().catch(() => undefined);
      throw misfit('is larger than 10 MB');
    }
  }
}

/** The error for an answer that can't be used, for the reason given. */
export function misfit(how: string): ContractError {
  return new ContractError(
    `The answer ${how}, so it is not used. Try again, or tell support which step failed.`,
  );
}

function readData(text: string, contentType: string): unknown {
  if (text.trim() === '') return undefined;
  if (/^text\/html/i.test(contentType) || looksLikeWebPage(text)) throw webPageError('data');
  if (nestsTooDeeply(text)) throw misfit('is nested too deeply');
  const data = parseJson(text);
  if (data === undefined) throw misfit('is not valid JSON');
  return data;
}

function isProblemMember([name, value]: [string, unknown]): boolean {
  return (
    /^(?:type|title|status|detail|message)$/.test(name) &&
    typeof value === (name === 'status' ? 'number' : 'string')
  );
}

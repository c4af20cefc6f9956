import type { AxiosResponse } from 'axios';
import * as v from 'valibot';
import { ContractError, type ProblemDetails } from '../errors/errors.ts';
import { webPageError } from '../errors/webPageError.ts';
import { looksLikeWebPage, parseJson } from '../untrusted/parseJson.ts';
import type { CheckedRequestOptions, RequestOptions } from './ports.ts';

const problemSchema = v.object({
  type: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  status: v.exactOptional(v.number()),
  detail: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
});

/** Reads a successful answer as the call asked for it. Rejects with ContractError when it does not fit. */
export async function readResponse(
  response: AxiosResponse<unknown>,
  options: RequestOptions & Partial<Pick<CheckedRequestOptions<unknown>, 'schema'>>,
): Promise<unknown> {
  const text = readText(response);
  const body = options.responseType === 'text' ? text : readData(text, readContentType(response));
  if (options.schema === undefined) return body;
  const result = await options.schema['~standard'].validate(body);
  if (result.issues === undefined) return result.value;
  throw misfit(`does not have the agreed shape (${result.issues.length} differences)`);
}

/** The problem details of a failed answer; null when its body is none. */
export function readProblem(response: AxiosResponse<unknown>): ProblemDetails | null {
  const result = v.safeParse(problemSchema, parseJson(readText(response)));
  return result.success ? result.output : null;
}

function readData(text: string, contentType: string): unknown {
  if (text.trim() === '') return undefined;
  if (contentType.startsWith('text/html') || looksLikeWebPage(text)) throw webPageError('data');
  const data = parseJson(text);
  if (data === undefined) throw misfit('is not valid JSON');
  return data;
}

function misfit(how: string): ContractError {
  return new ContractError(`The answer ${how}, so it is not used. Tell support which step failed.`);
}

function readText(response: AxiosResponse<unknown>): string {
  return typeof response.data === 'string' ? response.data : '';
}

function readContentType(response: AxiosResponse<unknown>): string {
  const contentType: unknown = response.headers['content-type'];
  return typeof contentType === 'string' ? contentType.toLowerCase() : '';
}

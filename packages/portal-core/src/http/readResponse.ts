import type { AxiosResponse } from 'axios';
import * as v from 'valibot';
import { ContractError, type ProblemDetails } from '../errors/errors.ts';
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
  const body = options.responseType === 'text' ? text : parseJson(text, readContentType(response));
  if (options.schema === undefined) return body;
  const result = await options.schema['~standard'].validate(body);
  if (result.issues === undefined) return result.value;
  throw new ContractError(
    `The answer does not have the agreed shape (${result.issues.length} differences), so it is not used. Tell support which step failed.`,
  );
}

/** The problem details of a failed answer; null when its body is none. */
export function readProblem(response: AxiosResponse<unknown>): ProblemDetails | null {
  try {
    const result = v.safeParse(problemSchema, JSON.parse(readText(response)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function parseJson(text: string, contentType: string): unknown {
  if (text.trim() === '') return undefined;
  if (contentType.startsWith('text/html') || /^\s*</.test(text)) {
    throw new ContractError(
      'A web page arrived instead of data, so a network sign-in page may be in the way. Open any other site once, then try again.',
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // No cause: the parser's message quotes the answer.
    throw new ContractError(
      'The answer is not valid JSON, so it is not used. Tell support which step failed.',
    );
  }
}

function readText(response: AxiosResponse<unknown>): string {
  return typeof response.data === 'string' ? response.data : '';
}

function readContentType(response: AxiosResponse<unknown>): string {
  const contentType: unknown = response.headers['content-type'];
  return typeof contentType === 'string' ? contentType.toLowerCase() : '';
}

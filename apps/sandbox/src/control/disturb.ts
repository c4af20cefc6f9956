import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../contract/generated/openapi.ts';
import { writeResponse, type ApiResponse } from '../http/apiResponse.ts';
import type { DisturbedResponse } from '../http/disturbedResponse.ts';
import { problemDetails } from '../http/problem.ts';

/** Headers that define where a response ends. A wrong one would affect the next response of the connection. */
const framingHeaders = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** Applies a fault. Returns true if the call is finished, false if its handler must continue. */
export async function disturb(
  fault: Fault,
  request: IncomingMessage,
  response: DisturbedResponse,
): Promise<boolean> {
  if (fault.delayMs !== undefined && !(await waited(fault.delayMs, response))) return true;
  if (fault.drop === true) {
    request.socket.resetAndDestroy();
    return true;
  }
  response.ownConnection = hasFraming(fault.headers);
  response.stallAfterBytes = fault.stallAfterBytes;
  response.extraHeaders = fault.headers ?? {};
  if (fault.status === undefined && fault.body === undefined) return false;
  writeResponse(response, responseOf(fault));
  return true;
}

function hasFraming(headers: Fault['headers'] = {}): boolean {
  return Object.keys(headers).some((name) => framingHeaders.has(name.toLowerCase()));
}

/** Waits. False if the caller closed the connection meanwhile. */
async function waited(milliseconds: number, response: DisturbedResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await delay(milliseconds, undefined, { signal: gone.signal });
    return true;
  } catch {
    return false;
  }
}

function responseOf({ status = 200, body }: Fault): ApiResponse {
  if (typeof body === 'string') {
    return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
  }
  if (body !== undefined) {
    return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  if (status < 400) return { status, headers: {} };
  const details = problemDetails(status, 'The sandbox was set to respond like this.', {
    ...(status === 409 && { reason: 'wrong-state' }),
  });
  return { status, headers: { 'content-type': 'application/problem+json' }, body: JSON.stringify(details) };
}

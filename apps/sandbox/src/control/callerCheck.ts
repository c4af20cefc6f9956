import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../http/problem.ts';

const loopbackAddress = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Lets only this machine use the control API, and no web page but the portal's and the sandbox's own:
 * a foreign page in the same browser is this machine too. Throws 403.
 */
export function checkControlCaller(request: IncomingMessage, allowedOrigins: readonly string[]): void {
  const { origin, host } = request.headers;
  if (!loopbackAddress.test(request.socket.remoteAddress ?? '')) {
    throw new ProblemError(403, 'The control API answers this machine only. Call it from here.');
  }
  // Another name for this machine would be how a rebound domain reaches it.
  if (!loopbackHost.test(host ?? '')) {
    throw new ProblemError(403, 'The control API is reached as localhost only. Use that name.');
  }
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin' || site === 'same-site') return;
  } else if (allowedOrigins.includes(origin)) return;
  throw new ProblemError(403, 'The control API does not answer other web pages. Call it without one.');
}

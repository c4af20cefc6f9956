import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../http/problem.ts';

const loopbackAddress = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Restricts the control API to this machine, and to web pages of the portal and the sandbox:
 * a foreign page in a browser here also calls from this machine. Throws 403.
 */
export function checkControlCaller(request: IncomingMessage, allowedOrigins: readonly string[]): void {
  const { origin, host } = request.headers;
  if (!loopbackAddress.test(request.socket.remoteAddress ?? '')) {
    throw new ProblemError(403, 'The control API answers this machine only. Call it from here.');
  }
  // A DNS rebinding attack would use another name for this machine.
  if (!loopbackHost.test(host ?? '')) {
    throw new ProblemError(403, 'The control API is reached as localhost only. Use that name.');
  }
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin' || site === 'same-site') return;
  } else if (allowedOrigins.includes(origin)) return;
  throw new ProblemError(403, 'The control API does not answer other web pages. Call it without one.');
}

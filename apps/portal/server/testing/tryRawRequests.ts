import { rawRequests, type RawRequest } from './rawRequests.ts';
import { sendRaw } from './rawSocket.ts';
import type { RecordingBackend } from './recordingBackend.ts';

export interface RawOutcome {
  /** The number of requests that reached the backend as the client sent them. */
  passed: number;
  /** The number of requests that were refused with a 4xx or 5xx and a closed connection. */
  refused: number;
  /** One sentence per failure. */
  failures: string[];
}

const probe = 'GET /api/probe HTTP/1.1\r\nHost: portal.example\r\nX-Probe: own\r\nConnection: close\r\n\r\n';
const victim =
  'GET /api/victim HTTP/1.1\r\nHost: portal.example\r\nAuthorization: Bearer victim\r\nConnection: close\r\n\r\n';

/**
 * Sends every raw request of a method through a server, each followed by an ordinary request on the same connection and by a request
 * of another client. The backend must see each of them exactly as its client sent it.
 */
export async function tryRawRequests(
  origin: string,
  backend: RecordingBackend,
  method: string,
): Promise<RawOutcome> {
  const outcome: RawOutcome = { passed: 0, refused: 0, failures: [] };
  for (const one of rawRequests(method)) {
    const { isPassed, failures } = await tryOne(origin, backend, method, one);
    outcome.failures.push(...failures.map((failure) => `${method}, ${one.name}: ${failure}`));
    if (isPassed) outcome.passed += 1;
    else outcome.refused += 1;
  }
  return outcome;
}

async function tryOne(
  origin: string,
  backend: RecordingBackend,
  method: string,
  { bytes, targets, body, hasNoVersion = false }: RawRequest,
): Promise<{ isPassed: boolean; failures: string[] }> {
  backend.requests.length = 0;
  backend.unreadable.length = 0;
  const { statuses, isClosed } = await sendRaw(origin, bytes + probe);
  const others = await sendRaw(origin, victim);
  const seen = backend.requests.map((request) => `${request.method} ${request.target}`);
  const own = seen.filter((line) => line !== 'GET /api/probe' && line !== 'GET /api/victim');
  const due = new Set(targets.map((target, index) => `${index === 0 ? method : 'GET'} ${target}`));
  const victims = backend.requests.filter(({ headers }) => headers.authorization === 'Bearer victim');
  const isPassed = own.length > 0;
  const failures: string[] = [];
  if (own.some((line) => !due.has(line)) || new Set(own).size < own.length)
    failures.push(`the backend saw ${own.join(', ')}`);
  const outer = backend.requests.find(({ target }) => target === targets[0]);
  if (outer && outer.body !== body) failures.push(`its body arrived as ${JSON.stringify(outer.body)}`);
  if (backend.unreadable.length > 0) failures.push(`the backend was sent ${backend.unreadable.join(', ')}`);
  if (!isClosed) failures.push('the connection stayed open');
  const [status] = statuses;
  const isDue = isPassed ? status === 200 : status !== undefined && status >= 400 && status <= 501;
  if (!isDue && !(hasNoVersion && status === undefined))
    failures.push(`the response was ${statuses.join(', ') || 'none'}`);
  if (!isPassed && seen.includes('GET /api/probe')) failures.push('the connection was used after a refusal');
  if (victims.length !== 1 || victims[0]?.target !== '/api/victim' || others.statuses.join() !== '200')
    failures.push('the next client’s request was not what it sent');
  return { isPassed, failures };
}

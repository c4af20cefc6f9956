import { asRecord } from '../base/parsing/records.ts';
import type { EmitEvent } from './createEventEmitter.ts';
import type { ExceptionEvent } from './portalEvent.ts';

/** The objects on which faults are observed: a window and its document, where policy violations bubble. */
export interface FaultsPorts {
  emit: EmitEvent;
  page: EventTarget;
}

/** The name of the window event with which a host reports an error from an error boundary. It is an ErrorEvent with that `error`, and with `areaId` when a part of an area failed. */
export const CAUGHT_ERROR_EVENT = 'portal:caught-error';

type Origin = ExceptionEvent['attributes']['portal.exception.origin'];

/** The messages of different browsers for a script that failed to import. */
const failedImport = /dynamically imported module|importing a module script failed/i;

/** Reports uncaught errors, errors from error boundaries, and policy violations. Returns a function that stops it. */
export function observeFaults({ emit, page }: FaultsPorts): () => void {
  function emitException(origin: Origin, error: unknown, areaId?: unknown): void {
    const { name, message, stack } = asRecord(error) ?? {};
    const isChunk = typeof message === 'string' && failedImport.test(message);
    emit({
      name: 'exception',
      attributes: {
        'portal.exception.origin': isChunk ? 'chunk' : origin,
        'exception.type': typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : typeof error,
        'exception.stacktrace': framesOf(stack),
        ...(typeof areaId === 'string' && /^[\w-]{1,40}$/.test(areaId) && { 'portal.area': areaId }),
      },
    });
  }

  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    error: (event) => emitException('uncaught', read(event, 'error')),
    unhandledrejection: (event) => emitException('unhandled-rejection', read(event, 'reason')),
    [CAUGHT_ERROR_EVENT]: (event) => emitException('boundary', read(event, 'error'), read(event, 'areaId')),
    securitypolicyviolation: (event) =>
      emit({
        name: 'portal.policy_violation',
        attributes: {
          'portal.policy.directive': String(read(event, 'effectiveDirective')),
          'portal.policy.blocked': originOf(String(read(event, 'blockedURI'))),
          'portal.policy.disposition': read(event, 'disposition') === 'report' ? 'report' : 'enforce',
        },
      }),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) page.removeEventListener(type, listener);
  };
}

function read(event: object, key: string): unknown {
  return Reflect.get(event, key);
}

/** Returns our own files with line and column, ten at most. The rest of a stack is dropped: its first line quotes the error, and addresses contain queries. */
function framesOf(stack: unknown): string {
  const frames = typeof stack === 'string' ? stack.matchAll(/\/assets\/[\w./-]+\.js:\d+:\d+/g) : [];
  return [...frames]
    .slice(0, 10)
    .map(([frame]) => frame)
    .join('\n');
}

/** Returns the origin of an address, a keyword such as `inline` unchanged, and only the scheme of any other address. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[\w-]*$/.test(blocked) ? blocked : 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

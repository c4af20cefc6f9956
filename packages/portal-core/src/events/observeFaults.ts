import { asRecord } from '../base/parsing/records.ts';
import type { EmitEvent } from './createEventEmitter.ts';
import type { ExceptionEvent } from './portalEvent.ts';

/** Where faults are heard of: a window, and its document, to which violations of the policy bubble. */
export interface FaultsPorts {
  emit: EmitEvent;
  page: EventTarget;
}

/** The name of the event by which a host reports on its window what an error boundary caught: an ErrorEvent with that `error`, and with `areaId` when a part of an area failed. */
export const CAUGHT_ERROR_EVENT = 'portal:caught-error';

type Origin = ExceptionEvent['attributes']['portal.exception.origin'];

/** What browsers say, each in its own words, of a script that was to be imported and did not come. */
const failedImport = /dynamically imported module|importing a module script failed/i;

/** Tells what nobody caught, what an error boundary caught and what the policy refused; returns what ends it. */
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

/** Built files with line and column, ten at most. Nothing else of a stack: its first line quotes the error, and addresses have queries. */
function framesOf(stack: unknown): string {
  const frames = typeof stack === 'string' ? stack.matchAll(/\/assets\/[\w./-]+\.js:\d+:\d+/g) : [];
  return [...frames]
    .slice(0, 10)
    .map(([frame]) => frame)
    .join('\n');
}

/** The origin of an address; a word such as `inline` as it is; of any other address its scheme. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[\w-]*$/.test(blocked) ? blocked : 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

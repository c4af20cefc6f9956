import type { Clock, Logger } from '../base/platform/ports.ts';
import type { PortalEvent, UntimedEvent } from './portalEvent.ts';

/** Hears of each event as it happens; it may answer with a promise, which nothing waits for. */
export type OnEvent = (event: PortalEvent) => unknown;

/** Tells an event that happens now. Never throws. */
export type EmitEvent = (event: UntimedEvent) => void;

/** What telling events needs. */
export interface EventEmitterPorts {
  clock: Pick<Clock, 'now'>;
  logger: Pick<Logger, 'error'>;
}

/** What those who observe need. */
export interface ObserverPorts {
  emit: EmitEvent;
  clock: Pick<Clock, 'monotonic'>;
}

/** Builds what tells the handlers. One that throws or rejects is logged the first time, and keeps neither the others nor the portal from going on. */
export function createEventEmitter(
  handlers: readonly OnEvent[],
  { clock, logger }: EventEmitterPorts,
): EmitEvent {
  const faulty = new Set<OnEvent>();

  // What rejects is caught as well: unhandled, it would be the next event, and that one's handling the next.
  async function hand(onEvent: OnEvent, event: PortalEvent): Promise<void> {
    try {
      await onEvent(event);
    } catch (error) {
      if (!faulty.has(onEvent)) logger.error('A handler of events failed.', error);
      faulty.add(onEvent);
    }
  }

  return (untimed) => {
    Object.freeze(untimed.attributes);
    const event: PortalEvent = Object.freeze({ ...untimed, timeMs: clock.now() });
    for (const onEvent of handlers) void hand(onEvent, event);
  };
}

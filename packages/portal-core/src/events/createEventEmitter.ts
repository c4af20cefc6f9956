import type { Clock, Logger } from '../base/platform/ports.ts';
import type { PortalEvent, UntimedEvent } from './portalEvent.ts';

/** Handles an event. A returned promise is not awaited. */
export type OnEvent = (event: PortalEvent) => unknown;

/** Emits an event with the current time. Never throws. */
export type EmitEvent = (event: UntimedEvent) => void;

/** Ports of `createEventEmitter`. */
export interface EventEmitterPorts {
  clock: Pick<Clock, 'now'>;
  logger: Pick<Logger, 'error'>;
}

/** Ports of the observers. */
export interface ObserverPorts {
  emit: EmitEvent;
  clock: Pick<Clock, 'monotonic'>;
}

/** Creates an emitter. An error in a handler is logged once per handler, and does not affect the other handlers or the portal. */
export function createEventEmitter(
  handlers: readonly OnEvent[],
  { clock, logger }: EventEmitterPorts,
): EmitEvent {
  const faulty = new Set<OnEvent>();

  // Rejections are caught too. An unhandled one would be reported as the next event, without end.
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

import type { PortalEvent } from './portalEvent.ts';

/** Collects events and sends them in batches. */
export interface EventBatches {
  onEvent(this: void, event: PortalEvent): void;
  /** Sends the collected events. Call it when the page is hidden. */
  flush(this: void): void;
}

/** Creates a batch. It is sent on `flush`, or when it has `size` events: 50 by default, about 20 kB, because a browser sends at most 64 kB from a page that closes. A rejected `send` is ignored, because reporting it would create the next event. */
export function createEventBatches(
  send: (events: readonly PortalEvent[]) => unknown,
  { size = 50 }: { size?: number } = {},
): EventBatches {
  let waiting: PortalEvent[] = [];

  function flush(): void {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    Promise.resolve(send(events)).catch(() => undefined);
  }

  return {
    onEvent(event) {
      waiting.push(event);
      if (waiting.length >= size) flush();
    },
    flush,
  };
}

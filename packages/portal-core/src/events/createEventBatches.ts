import type { PortalEvent } from './portalEvent.ts';

/** Events that go somewhere together. */
export interface EventBatches {
  onEvent(this: void, event: PortalEvent): void;
  /** Sends what waits. Call it when the page is hidden. */
  flush(this: void): void;
}

/** Collects events until `flush`, or until `size` of them wait (default 50, about 20 kB: a browser sends no more than 64 kB of a page that is closed). What `send` rejects is lost without a word: it would be the next event. */
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

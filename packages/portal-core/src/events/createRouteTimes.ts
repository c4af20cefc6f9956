import type { ObserverPorts } from './createEventEmitter.ts';

/** Measures how long pages take to appear. */
export interface RouteTimes {
  /** Call it on navigation, with the route's pattern and whether the user may see it. */
  visit(this: void, pattern: string, granted: boolean): void;
  /** Call it when the page of the latest visit is shown. Reports each visit once. */
  arrive(this: void): void;
}

/** Creates the measurement. */
export function createRouteTimes({ emit, clock }: ObserverPorts): RouteTimes {
  let visit: { pattern: string; granted: boolean; sinceMs: number } | null = null;
  return {
    visit(pattern, granted) {
      visit = { pattern, granted, sinceMs: clock.monotonic() };
    },
    arrive() {
      if (visit === null) return;
      const { pattern, granted, sinceMs } = visit;
      visit = null;
      emit({
        name: 'portal.route',
        attributes: {
          'url.template': pattern,
          'portal.route.granted': granted,
          'portal.duration_ms': Math.round(clock.monotonic() - sinceMs),
        },
      });
    },
  };
}

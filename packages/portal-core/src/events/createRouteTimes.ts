import type { ObserverPorts } from './createEventEmitter.ts';

/** Times how long pages take to stand there. */
export interface RouteTimes {
  /** An address was gone to: the pattern of its route, and whether the user may see it. */
  visit(this: void, pattern: string, granted: boolean): void;
  /** The page of the latest visit stands there; told once for each visit. */
  arrive(this: void): void;
}

/** Builds it. */
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

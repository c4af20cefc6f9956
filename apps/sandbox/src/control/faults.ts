import type { Fault } from '../contract/generated/openapi.ts';
import { pathPattern } from './pathPattern.ts';

/** The active faults. They are in memory only. */
export interface Faults {
  /** Returns the fault's id. */
  add(specification: Fault): string;
  clear(): void;
  /** Returns the newest matching fault and counts one of its `times`; undefined if none matches. */
  take(method: string, pathname: string): Fault | undefined;
}

interface Entry {
  specification: Fault;
  fits: (pathname: string) => boolean;
  remaining: number;
}

/** An empty list of faults. */
export function createFaults(): Faults {
  let entries: Entry[] = [];
  let count = 0;

  return {
    add(specification) {
      count += 1;
      entries.unshift({
        specification,
        fits: pathPattern(specification.path),
        remaining: specification.times ?? Number.POSITIVE_INFINITY,
      });
      return `fault-${count}`;
    },
    clear() {
      entries = [];
    },
    take(method, pathname) {
      const entry = entries.find(
        ({ specification, fits }) => fitsMethod(specification.method, method) && fits(pathname),
      );
      if (entry === undefined) return undefined;
      entry.remaining -= 1;
      if (entry.remaining <= 0) entries = entries.filter((other) => other !== entry);
      return entry.specification;
    },
  };
}

function fitsMethod(wanted: string | undefined, method: string): boolean {
  // The browser sends preflights automatically. They must not consume a fault for the real call.
  if (wanted === undefined) return method !== 'OPTIONS';
  return wanted === method;
}

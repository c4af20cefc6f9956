import type { Fault } from '../contract/generated/openapi.ts';
import { pathPattern } from './pathPattern.ts';

/** The faults in force. Kept in memory: a restart has none. */
export interface Faults {
  /** Gives the fault's id. */
  add(specification: Fault): string;
  clear(): void;
  /** The newest fault that fits, one of its `times` used up; undefined when none does. */
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
  // A preflight is the browser's own call: a fault meant for the real one must not be spent on it.
  if (wanted === undefined) return method !== 'OPTIONS';
  return wanted === method;
}

import { pathPattern } from './pathPattern.ts';

/** A disturbance of the calls that match it, as the control API takes it. */
export interface FaultSpecification {
  /** Without it every method but a CORS preflight's OPTIONS. */
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  drop?: boolean;
  stallAfterBytes?: number;
  /** How many calls it disturbs; without it all, until deleted. */
  times?: number;
}

/** The faults in force. Kept in memory: a restart has none. */
export interface Faults {
  /** Gives the fault's id. */
  add(specification: FaultSpecification): string;
  clear(): void;
  /** The newest fault that fits, one of its `times` used up; undefined when none does. */
  take(method: string, pathname: string): FaultSpecification | undefined;
}

interface Entry {
  specification: FaultSpecification;
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
  return wanted.toUpperCase() === method;
}

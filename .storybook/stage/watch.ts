import type { Shown, Violation } from './Stage.ts';

/** What has gone wrong on the page since the watch began. */
export interface Watch {
  violations: Violation[];
  complaints: string[];
}

let current: Watch = { violations: [], complaints: [] };

/** Begins anew and answers with the record that is written from now on. */
export function beginWatch(): Watch {
  current = { violations: [], complaints: [] };
  return current;
}

function words(values: readonly unknown[]): string {
  return values
    .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
    .join(' ')
    .slice(0, 600);
}

/** Listens to everything a page can complain by. To be called once, before anything else runs. */
export function startWatching(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    current.violations.push({
      directive: effectiveDirective,
      blocked: blockedURI,
      source: `${sourceFile.replace(location.origin, '')}:${lineNumber}:${columnNumber}`,
    });
  });
  addEventListener('error', ({ error, message }) =>
    current.complaints.push(words(['uncaught:', error ?? message])),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    current.complaints.push(words(['unhandled:', reason])),
  );
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- it is the console that is watched
    const say = console[level].bind(console);
    // oxlint-disable-next-line no-console -- it is the console that is watched
    console[level] = (...values: unknown[]) => {
      current.complaints.push(words([`${level}:`, ...values]));
      say(...values);
    };
  }
}

/** A story of which nothing is known yet. */
export function nothingWrong(watch: Watch): Shown {
  return { error: null, axe: [], ...watch };
}

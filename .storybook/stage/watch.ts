import type { Shown, Violation } from './Stage.ts';

/** Errors and policy violations on the page since `beginWatch`. */
export interface Watch {
  violations: Violation[];
  consoleErrors: string[];
}

let current: Watch = { violations: [], consoleErrors: [] };

/** Starts a new record and returns it. */
export function beginWatch(): Watch {
  current = { violations: [], consoleErrors: [] };
  return current;
}

function words(values: readonly unknown[]): string {
  return values
    .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
    .join(' ')
    .slice(0, 600);
}

/** Records policy violations, uncaught errors and the console. Call it once, before any other code runs. */
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
    current.consoleErrors.push(words(['uncaught:', error ?? message])),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    current.consoleErrors.push(words(['unhandled:', reason])),
  );
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- the console is what is watched
    const say = console[level].bind(console);
    // oxlint-disable-next-line no-console -- the console is what is watched
    console[level] = (...values: unknown[]) => {
      current.consoleErrors.push(words([`${level}:`, ...values]));
      say(...values);
    };
  }
}

/** The result of a story before it is shown. */
export function nothingWrong(watch: Watch): Shown {
  return { error: null, axe: [], ...watch };
}

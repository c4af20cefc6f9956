import type { Logger } from '../base/platform/ports.ts';

/** One line that was logged. */
export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly cause: unknown;
}

/** A logger that only remembers. */
export interface RecordingLogger extends Logger {
  readonly entries: readonly LogEntry[];
}

/** Builds a logger whose entries a test can read. */
export function createRecordingLogger(): RecordingLogger {
  const entries: LogEntry[] = [];
  return {
    entries,
    warn: (message, cause) => void entries.push({ level: 'warn', message, cause }),
    error: (message, cause) => void entries.push({ level: 'error', message, cause }),
  };
}

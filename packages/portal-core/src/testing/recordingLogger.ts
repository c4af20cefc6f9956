import type { Logger } from '../base/platform/ports.ts';

/** One log entry. */
export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly cause: unknown;
}

/** A logger that records its entries. */
export interface RecordingLogger extends Logger {
  readonly entries: readonly LogEntry[];
}

/** Creates a recording logger. */
export function createRecordingLogger(): RecordingLogger {
  const entries: LogEntry[] = [];
  return {
    entries,
    warn: (message, cause) => void entries.push({ level: 'warn', message, cause }),
    error: (message, cause) => void entries.push({ level: 'error', message, cause }),
  };
}

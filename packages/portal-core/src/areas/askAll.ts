import { toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { withDeadline } from '../base/platform/deadline.ts';
import type { Clock } from '../base/platform/ports.ts';
import type { Contribution } from './area.ts';

/** The outcome of one source. */
export type Outcome<Source, Value> =
  | { readonly source: Source; readonly status: 'responded'; readonly value: Value }
  | { readonly source: Source; readonly status: 'failed'; readonly error: PortalError };

/** Options of `askAll`. */
export interface AskAllOptions<Source, Value> {
  /** Asks one source. */
  ask: (source: Source, signal: AbortSignal) => Promise<Value>;
  /** The name of a source in the message of a timeout, such as `A search source`. */
  what: string;
  /** The timeout of each source; default 2,000 ms. */
  timeoutMs?: number;
  /** Aborts all requests. */
  signal: AbortSignal;
}

/** Ports of `askAll`. `onFailure` is called for each source that fails or takes too long. */
export interface AskAllPorts {
  clock: Clock;
  onFailure: (failure: { areaId: string; error: PortalError }) => void;
}

/**
 * Asks contributions of several areas at once: search sources or pin resolvers. Each has its own time-out, and one that throws, hangs
 * or fails to load leaves the others working. Resolves with the outcomes in the order of the sources, and never rejects.
 */
export function askAll<Source extends Contribution<object>, Value>(
  sources: readonly Source[],
  { ask, what, timeoutMs = 2_000, signal }: AskAllOptions<Source, Value>,
  { clock, onFailure }: AskAllPorts,
): Promise<readonly Outcome<Source, Value>[]> {
  return Promise.all(
    sources.map(async (source): Promise<Outcome<Source, Value>> => {
      try {
        const value = await withDeadline({ clock, timeoutMs, what, signal }, (deadline) =>
          ask(source, deadline),
        );
        return { source, status: 'responded', value };
      } catch (cause) {
        const error = toPortalError(cause);
        if (!signal.aborted) onFailure({ areaId: source.areaId, error });
        return { source, status: 'failed', error };
      }
    }),
  );
}

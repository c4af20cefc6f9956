import type { CallInput } from '@quayside/contract';
import { isCancelledError, isHttpStatusError, useHttp } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useCallback, useEffect, useState } from 'react';
import { failedState } from '@quayside/page-kit/failures';
import { useDelayed } from '@quayside/page-kit/options';
import { previewChangeRequest, type ChangeRequestPreview } from './api.ts';

type PreviewBody = CallInput<'previewChangeRequest'>['body'];

/** The charges and the difference for the typed values. */
export interface ChangePreview {
  /** The last one that arrived; null before the first, and for another service or type. */
  readonly preview: ChangeRequestPreview | null;
  /** The values have changed since the last preview. */
  readonly isUpdating: boolean;
  /** Why there are no charges. */
  readonly problem: PreviewProblem | null;
}

/** A preview that can be loaded again. */
export interface LoadedChangePreview extends ChangePreview {
  /** The same for `AsyncContent`: after a failure there is no preview, because the earlier one would be wrong. */
  readonly state: AsyncContentState<ChangeRequestPreview>;
  retry(this: void): void;
}

/** The reason for missing charges. */
export interface PreviewProblem {
  readonly text: string;
  /** Asks for the charges again; null if these values have none. */
  readonly retry: (() => void) | null;
}

interface Received {
  readonly key: string;
  readonly preview: ChangeRequestPreview | null;
  readonly error: unknown;
}

const nothing: Received = { key: '', preview: null, error: null };

/**
 * Loads the charges of a change, and again whenever the change differs; with `isTyped` once the user stops typing. A response for
 * earlier values is dropped. Null sends no request.
 */
export function useChangePreview(wanted: PreviewBody | null, isTyped = false): LoadedChangePreview {
  const http = useHttp();
  const text = wanted === null ? '' : JSON.stringify(wanted);
  const delayed = useDelayed(text);
  const asked = isTyped ? delayed : text;
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState(nothing);
  const key = `${attempt} ${asked}`;

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const body: PreviewBody = JSON.parse(asked);
    const load = async (): Promise<void> => {
      try {
        const preview = await previewChangeRequest.send(http, { body }, { signal: controller.signal });
        if (!controller.signal.aborted) setReceived({ key, preview, error: null });
      } catch (error) {
        if (controller.signal.aborted || isCancelledError(error)) return;
        setReceived({ key, preview: null, error });
      }
    };
    void load();
    return () => controller.abort();
  }, [http, asked, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (text === '')
    return { preview: null, isUpdating: false, problem: null, state: { status: 'loading' }, retry };
  const { preview, error } = received;
  const isUpdating = received.key !== `${attempt} ${text}`;
  return {
    preview,
    isUpdating,
    problem: isUpdating || preview !== null ? null : problemOf(error, retry),
    state: stateOf(received, isUpdating),
    retry,
  };
}

function stateOf({ preview, error }: Received, isUpdating: boolean): LoadedChangePreview['state'] {
  if (preview !== null) return { status: isUpdating ? 'refreshing' : 'ready', data: preview };
  return isUpdating
    ? { status: 'loading' }
    : failedState(previewChangeRequest.id, error instanceof Error ? error : new Error(String(error)));
}

function problemOf(error: unknown, retry: () => void): PreviewProblem {
  const explained = isHttpStatusError(error) && error.status < 500 ? error.problem?.message : undefined;
  if (explained !== undefined) return { text: explained, retry: null };
  return {
    text: 'We couldn’t work out the charges. You can send the request as soon as they are here.',
    retry,
  };
}

import { isCancelledError, isHttpStatusError, useHttp } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import { useDelayed } from '../../../domain/useDelayed.ts';
import { previewChangeRequest, type ChangeRequestPreview } from '../changeRequestsApi.ts';
import type { NewChangeBody } from './toNewChange.ts';

/** The charges and the difference for the typed values. */
export interface ChangePreview {
  /** The last one that arrived; null before the first, and for another service or type. */
  readonly preview: ChangeRequestPreview | null;
  /** The values have changed since the last preview. */
  readonly isUpdating: boolean;
  /** Why there are no charges. */
  readonly problem: PreviewProblem | null;
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

/** Loads the charges once the user stops typing. A response for earlier values is dropped. */
export function useChangePreview(wanted: NewChangeBody | null): ChangePreview {
  const http = useHttp();
  const text = wanted === null ? '' : JSON.stringify(wanted);
  const asked = useDelayed(text);
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState(nothing);
  const key = `${attempt} ${asked}`;

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const body: NewChangeBody = JSON.parse(asked);
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

  if (text === '') return { preview: null, isUpdating: false, problem: null };
  const isUpdating = received.key !== `${attempt} ${text}`;
  return {
    preview: received.preview,
    isUpdating,
    problem:
      isUpdating || received.preview !== null
        ? null
        : problemOf(received.error, () => setAttempt(attempt + 1)),
  };
}

function problemOf(error: unknown, retry: () => void): PreviewProblem {
  const explained = isHttpStatusError(error) && error.status < 500 ? error.problem?.message : undefined;
  if (explained !== undefined) return { text: explained, retry: null };
  return {
    text: 'We couldn’t work out the charges. You can send the request as soon as they are here.',
    retry,
  };
}

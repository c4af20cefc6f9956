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
  /** The reason why there are no charges. */
  readonly problem: string | null;
}

interface Received {
  readonly text: string;
  readonly preview: ChangeRequestPreview | null;
  readonly problem: string | null;
}

const nothing: Received = { text: '', preview: null, problem: null };

/** Loads the charges once the user stops typing. A response for earlier values is dropped. */
export function useChangePreview(wanted: NewChangeBody | null): ChangePreview {
  const http = useHttp();
  const text = wanted === null ? '' : JSON.stringify(wanted);
  const asked = useDelayed(text);
  const [received, setReceived] = useState(nothing);

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const body: NewChangeBody = JSON.parse(asked);
    const load = async (): Promise<void> => {
      try {
        const preview = await previewChangeRequest.send(http, { body }, { signal: controller.signal });
        if (!controller.signal.aborted) setReceived({ text: asked, preview, problem: null });
      } catch (error) {
        if (controller.signal.aborted || isCancelledError(error)) return;
        setReceived({ text: asked, preview: null, problem: problemOf(error) });
      }
    };
    void load();
    return () => controller.abort();
  }, [http, asked]);

  if (text === '') return { preview: null, isUpdating: false, problem: null };
  const isUpdating = received.text !== text;
  return {
    preview: received.preview,
    isUpdating,
    problem: isUpdating ? null : received.problem,
  };
}

function problemOf(error: unknown): string {
  const isExplained = isHttpStatusError(error) && error.status < 500;
  return (
    (isExplained ? error.problem?.message : undefined) ??
    'We couldn’t compute the charges. You can still send the request: we confirm the charges before any work.'
  );
}

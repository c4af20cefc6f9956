import type { CallInput } from '@quayside/contract';
import { isHttpStatusError } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { failedState } from '@quayside/page-kit/failures';
import { usePreview } from '@quayside/page-kit/preview';
import { previewChangeRequest, type ChangeRequestPreview } from './api.ts';

type PreviewBody = CallInput<'previewChangeRequest'>['body'];

export interface ChangePreview {
  /** The last one that arrived, also while it is updated; null before the first and after a failure. */
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

export interface PreviewProblem {
  readonly text: string;
  /** Asks for the charges again; null if these values have none. */
  readonly retry: (() => void) | null;
}

/**
 * Loads the charges of a change, and again whenever the change differs; with `isTyped` once the user stops typing. A response for
 * earlier values is dropped. Null sends no request.
 */
export function useChangePreview(wanted: PreviewBody | null, isTyped = false): LoadedChangePreview {
  const { data, error, isUpdating, retry } = usePreview(previewChangeRequest, wanted && { body: wanted }, {
    isTyped,
  });
  const hasFailed = error !== null && !isUpdating;
  return {
    preview: data,
    isUpdating,
    problem: hasFailed ? problemOf(error, retry) : null,
    state: stateOf(data, hasFailed ? error : null, isUpdating),
    retry,
  };
}

function stateOf(
  preview: ChangeRequestPreview | null,
  error: Error | null,
  isUpdating: boolean,
): LoadedChangePreview['state'] {
  if (preview !== null) return { status: isUpdating ? 'refreshing' : 'ready', data: preview };
  return error === null ? { status: 'loading' } : failedState(previewChangeRequest.id, error);
}

function problemOf(error: unknown, retry: () => void): PreviewProblem {
  const explained = isHttpStatusError(error) && error.status < 500 ? error.problem?.message : undefined;
  if (explained !== undefined) return { text: explained, retry: null };
  return {
    text: 'We couldn’t work out the charges. You can send the request as soon as they are here.',
    retry,
  };
}

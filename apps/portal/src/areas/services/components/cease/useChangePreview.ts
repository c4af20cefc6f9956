import type { CallInput } from '@quayside/portal-core/calls';
import { isCancelledError, useHttp } from '@quayside/portal-core/react';
import type { PortalError } from '@quayside/portal-core';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useEffect, useState } from 'react';
import { errorReference } from '../../../../domain/errorReference.ts';
import { previewChangeRequest, type ChangeRequestPreview } from '../../changeRequestsApi.ts';

type Change = CallInput<'previewChangeRequest'>['body'];

/** What a change would cost, and how to ask again. */
export interface ChangePreview {
  readonly state: AsyncContentState<ChangeRequestPreview>;
  /** Why there is no preview; null while there may be one. */
  readonly error: PortalError | null;
  retry(this: void): void;
}

interface Answer {
  readonly key: string;
  readonly data?: ChangeRequestPreview;
  readonly error?: PortalError;
}

/**
 * Asks what a change would cost, and again whenever the change is another one. Until then it shows the preview of the
 * change before, as refreshing. Null asks nothing.
 */
export function useChangePreview(change: Change | null): ChangePreview {
  const http = useHttp();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ key: '' });
  const [lastData, setLastData] = useState<ChangeRequestPreview>();
  const body = JSON.stringify(change);
  const key = `${attempt} ${body}`;

  useEffect(() => {
    const wanted: Change | null = JSON.parse(body);
    if (wanted === null) return undefined;
    const controller = new AbortController();
    previewChangeRequest.send(http, { body: wanted }, { signal: controller.signal }).then(
      (data) => {
        setAnswer({ key, data });
        setLastData(data);
      },
      (error: PortalError) => {
        if (!isCancelledError(error)) setAnswer({ key, error });
      },
    );
    return () => controller.abort();
  }, [http, body, key]);

  const isCurrent = answer.key === key;
  const error = isCurrent ? (answer.error ?? null) : null;
  return { state: stateOf(isCurrent, error, lastData), error, retry: () => setAttempt(attempt + 1) };
}

function stateOf(
  isCurrent: boolean,
  error: PortalError | null,
  data: ChangeRequestPreview | undefined,
): AsyncContentState<ChangeRequestPreview> {
  if (error) return { status: 'failed', reference: errorReference(previewChangeRequest.id, error) };
  if (data === undefined) return { status: 'loading' };
  return { status: isCurrent ? 'ready' : 'refreshing', data };
}

import type { CallInput } from '@quayside/contract';
import { isCancelledError, useHttp } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useEffect, useState } from 'react';
import { failedState } from '../../../../domain/asyncState.ts';
import { previewChangeRequest, type ChangeRequestPreview } from '../../changeRequestsApi.ts';

type Change = CallInput<'previewChangeRequest'>['body'];

/** The charges and effects of a change, and a function that retries. */
export interface ChangePreview {
  readonly state: AsyncContentState<ChangeRequestPreview>;
  retry(this: void): void;
}

/** The response to one question, or why there is none. */
type Answer = { readonly key: string } & (
  | { readonly data: ChangeRequestPreview }
  | { readonly failed: ReturnType<typeof failedState> }
);

/**
 * Loads the preview of a change, and again whenever the change is another one. Until then it shows the earlier preview, as
 * refreshing. A failure has no preview: the earlier one would be wrong. Null sends no request.
 */
export function useChangePreview(change: Change | null): ChangePreview {
  const http = useHttp();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const text = JSON.stringify(change);
  const key = `${attempt} ${text}`;

  useEffect(() => {
    const body: Change | null = JSON.parse(text);
    if (body === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    async function ask(wanted: Change): Promise<void> {
      try {
        setAnswer({ key, data: await previewChangeRequest.send(http, { body: wanted }, { signal }) });
      } catch (error) {
        if (isCancelledError(error)) return;
        const cause = error instanceof Error ? error : new Error(String(error));
        setAnswer({ key, failed: failedState(previewChangeRequest.id, cause) });
      }
    }
    void ask(body);
    return () => controller.abort();
  }, [http, text, key]);

  return { state: stateOf(answer, key), retry: () => setAttempt(attempt + 1) };
}

function stateOf(answer: Answer | undefined, key: string): ChangePreview['state'] {
  if (answer && 'data' in answer)
    return { status: answer.key === key ? 'ready' : 'refreshing', data: answer.data };
  if (answer?.key === key) return answer.failed;
  return { status: 'loading' };
}

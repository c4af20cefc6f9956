import type { ResourceState } from '@quayside/portal-core/resource';
import { passFocusOn } from '@quayside/ui';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { DraftPlaceholder } from './DraftPlaceholder.tsx';

/** A page without its data: it loads, or could not be loaded. */
export interface PendingPageProps {
  title: string;
  state: AsyncContentState<never>;
  /** The error as a sentence. */
  failed: string;
  onRetry: () => void;
}

/** The state of a call whose data a page cannot do without. `operationId` names the call to support. */
export function toPendingState(
  resource: ResourceState<unknown>,
  operationId: string,
): AsyncContentState<never> {
  const state = toAsyncState(resource, operationId);
  return state.status === 'failed' ? { ...state, data: undefined } : { status: 'loading' };
}

/** Shown in place of a draft or an order until it is loaded. */
export function PendingPage({ title, state, failed, onRetry }: PendingPageProps): JSX.Element {
  return (
    // The heading may have the focus after a navigation, and goes away with this page.
    <PageContent ref={passFocusOn}>
      <PageHeader title={title} />
      <AsyncContent
        size="page"
        state={state}
        placeholder={<DraftPlaceholder />}
        onRetry={onRetry}
        labels={{ failed }}
      >
        {() => null}
      </AsyncContent>
    </PageContent>
  );
}

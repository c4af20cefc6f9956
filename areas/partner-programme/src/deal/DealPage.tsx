import { lazySection } from '@quayside/page-kit/loading';
import { useSavedVersion } from '@quayside/page-kit/versions';
import { rules } from '@quayside/contract/access';
import { useAccess, usePageTitle, useResource } from '@quayside/portal-core/react';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { toDetailState } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getDeal, type DealDetails } from '../api.ts';
import { DealView } from './DealView.tsx';
import { useAnswerText } from '../dealForm/useAnswerText.ts';
import { isAnswerAllowed, useDealAnswer } from '../dealForm/useDealAnswer.ts';
import { dealItem } from '../pins/dealItem.ts';
import { useDealActions } from './useDealActions.ts';

// As high as the form, so that nothing below it moves when it arrives.
const answerPlace = { blockSize: '11.5rem' };

// Only a deal that was returned needs the form library.
const AnswerForm = lazySection(
  async () => (await import('../dealForm/AnswerForm.tsx')).AnswerForm,
  <Skeleton shape="block" style={answerPlace} />,
);

export function DealPage(): JSX.Element {
  const { number = '' } = useParams();
  // A reason and its dialog belong to one deal.
  return <Deal key={number} number={number} />;
}

function Deal({ number }: { number: string }): JSX.Element {
  const [resource, takeSaved] = useSavedVersion(
    useResource(getDeal, { path: { dealNumber: number } }, polling),
  );
  const state = toDetailState(resource, getDeal.id);
  usePageTitle(state.status === 'notFound' ? 'Deal not found' : resource.data && `Deal ${number}`);
  const approvalHref = useApprovalHref(resource.data?.approval?.id);
  const actions = useDealActions(resource.data, takeSaved);
  const typed = useAnswerText(number);
  const answering = useDealAnswer(resource.data, takeSaved, typed);
  const canQuote = useAccess(rules.apolloService1Access).granted;
  const canOpenDeliveries = useAccess(rules.apolloEndUserPortal).granted;
  return (
    <DealView
      number={number}
      state={state}
      pin={resource.data && <PinButton {...dealItem(resource.data)} />}
      receivedAtMs={resource.receivedAtMs}
      approvalHref={approvalHref}
      actions={actions}
      canQuote={canQuote}
      canOpenDeliveries={canOpenDeliveries}
      answerForm={
        resource.data && (
          <AnswerForm key={typed.restores} deal={resource.data} answering={answering} typed={typed} />
        )
      }
      answering={answering}
      onLeaveAnswer={() => {
        answering.close();
        if (resource.data && !isAnswerAllowed(typed.text, resource.data)) typed.clear();
      }}
      onRefresh={() => void resource.refetch()}
    />
  );
}

const POLL_MS = 20_000;
const polling = {
  pollMs: ({ status }: DealDetails) => (status === 'pending' || status === 'returned' ? POLL_MS : null),
};

import { lazySection } from '@quayside/page-kit/loading';
import { rules } from '@quayside/contract/access';
import { useAccess } from '@quayside/portal-core/react';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { useDetailPage } from '@quayside/page-kit/detail';
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
  const { props, data: deal, take } = useDetailPage(getDeal, { path: { dealNumber: number } }, words);
  const approvalHref = useApprovalHref(deal?.approval?.id);
  const actions = useDealActions(deal, take);
  const typed = useAnswerText(number);
  const answering = useDealAnswer(deal, take, typed);
  const canQuote = useAccess(rules.apolloService1Access).granted;
  const canOpenDeliveries = useAccess(rules.apolloEndUserPortal).granted;
  return (
    <DealView
      number={number}
      {...props}
      pin={deal && <PinButton {...dealItem(deal)} />}
      approvalHref={approvalHref}
      actions={actions}
      canQuote={canQuote}
      canOpenDeliveries={canOpenDeliveries}
      answerForm={deal && <AnswerForm key={typed.restores} deal={deal} answering={answering} typed={typed} />}
      answering={answering}
      onLeaveAnswer={() => {
        answering.close();
        if (deal && !isAnswerAllowed(typed.text, deal)) typed.clear();
      }}
    />
  );
}

const POLL_MS = 20_000;
const words = {
  noun: 'deal',
  titleOf: ({ number }: DealDetails) => `Deal ${number}`,
  pollMs: ({ status }: DealDetails) => (status === 'pending' || status === 'returned' ? POLL_MS : null),
};

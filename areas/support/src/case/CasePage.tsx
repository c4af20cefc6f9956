import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useHttp } from '@quayside/portal-core/react';
import { useCallback, useRef, useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { CaseChat } from '@quayside/shared/conversation/CaseChat.tsx';
import { printConversation } from '@quayside/shared/conversation/printConversation.ts';
import { useConversation } from '@quayside/shared/conversation/useConversation.ts';
import { useDetailPage } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getCase, getSupportSummary, listCases, type CaseDetails } from '../api.ts';
import { CaseConversation } from './CaseConversation.tsx';
import { CaseDecisions, useCaseDecisions } from './CaseDecisions.tsx';
import { CaseView } from './CaseView.tsx';
import { FollowersOfCase } from './FollowersOfCase.tsx';
import { useFollow } from './useFollow.ts';
import { caseItem } from '../pins/caseItem.ts';

const words = {
  noun: 'case',
  titleOf: ({ caseNumber }: CaseDetails) => `Case ${caseNumber}`,
  pollMs: ({ status }: CaseDetails) => (status === 'closed' || status === 'cancelled' ? null : 20_000),
};

/** One case: the next step, the conversation, and the customer's decisions. */
export function CasePage(): JSX.Element {
  const { caseNumber = '' } = useParams();
  // A new key empties the typed texts when the case changes.
  return <OneCase key={caseNumber} caseNumber={caseNumber} />;
}

function OneCase({ caseNumber }: { caseNumber: string }): JSX.Element {
  const http = useHttp();
  const { props, data: details, take, reload } = useDetailPage(getCase, { path: { caseNumber } }, words);
  // Each poll moves it on, so that "in 3 hours" stays true.
  const [openedAtMs] = useState(Date.now);
  const nowMs = props.receivedAtMs ?? openedAtMs;
  const [isRefreshing, setIsRefreshing] = useState(false);
  const conversation = useConversation(details?.conversationId ?? null, details?.conversationTotal);
  const decisions = useCaseDecisions(caseNumber, details, nowMs, (saved) => {
    take(saved);
    void showOwnEntries();
  });
  const follow = useFollow(caseNumber);
  const canRaise = useMay('raiseCases');
  const conversationRef = useRef<HTMLDivElement>(null);

  /** A decision adds entries to the conversation, such as its reason, which are no news to the user. */
  async function showOwnEntries(): Promise<void> {
    await conversation.store.refresh();
    conversation.store.showNew();
  }

  async function refresh(): Promise<void> {
    setIsRefreshing(true);
    await Promise.all([reload(), conversation.store.refresh()]);
    setIsRefreshing(false);
  }

  // The lists count unread messages.
  const handleRead = useCallback(
    () => http.cache.invalidateOperations([listCases.id, getSupportSummary.id]),
    [http],
  );

  return (
    <>
      <CaseView
        caseNumber={caseNumber}
        {...props}
        nowMs={nowMs}
        isRefreshing={isRefreshing}
        pin={details && <PinButton {...caseItem(details)} />}
        onRefresh={() => void refresh()}
        isFollowPending={follow.isPending}
        canRaise={canRaise}
        onFollowChange={follow.change}
        onChangePriority={() => decisions.open('priority')}
        onClose={() => decisions.open('close')}
        onPrint={() => void printConversation(conversation.store)}
        onReply={() => conversationRef.current?.querySelector('textarea')?.focus()}
        conflict={decisions.conflict}
        solution={decisions.solution}
        chat={<CaseChat caseNumber={caseNumber} />}
        conversation={
          details && (
            <div ref={conversationRef}>
              <CaseConversation
                canRaise={canRaise}
                key={details.conversationId}
                details={details}
                conversation={conversation}
                onChanged={() => void reload()}
                onRead={handleRead}
              />
            </div>
          )
        }
        followers={details && <FollowersOfCase details={details} />}
      />
      <CaseDecisions decisions={decisions} />
    </>
  );
}

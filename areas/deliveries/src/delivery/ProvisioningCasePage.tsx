import { refusedReason } from '@quayside/shared/rights/refusedReason.tsx';
import { Card } from '@quayside/ui/Card';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { useDetailPage } from '@quayside/page-kit/detail';
import { CaseChat } from '@quayside/shared/conversation/CaseChat.tsx';
import { ConversationPanel } from '@quayside/shared/conversation/ConversationPanel.tsx';
import { printConversation } from '@quayside/shared/conversation/printConversation.ts';
import { useConversation } from '@quayside/shared/conversation/useConversation.ts';
import { PinButton } from '@quayside/page-kit/pins';
import { ProvisioningCaseView } from './ProvisioningCaseView.tsx';
import { useDeliveryAnswer } from './useDeliveryAnswer.ts';
import { useTypedAnswers } from './useTypedAnswers.ts';
import { useWayleaveUpload } from './useWayleaveUpload.ts';
import { deliveryItem } from '../pins/deliveryItem.ts';
import { getProvisioningCase, type ProvisioningCase } from '../deliveryApi.ts';

/** The delivery of one service. */
export function ProvisioningCasePage(): JSX.Element {
  const { caseNumber = '' } = useParams();
  // Answers and files belong to one case.
  return <Delivery key={caseNumber} caseNumber={caseNumber} />;
}

function Delivery({ caseNumber }: { caseNumber: string }): JSX.Element {
  const {
    props,
    data: delivery,
    take,
    reload,
  } = useDetailPage(getProvisioningCase, { path: { caseNumber } }, words);
  const approvalHref = useApprovalHref(delivery?.approvalId);
  const typed = useTypedAnswers(caseNumber);
  const wayleave = useWayleaveUpload();
  const answering = useDeliveryAnswer(delivery, take, typed, wayleave.files);
  const { conversationId = null, conversationTotal = 0 } = delivery ?? {};
  // An old delivery may have no messages, and nobody can write any more.
  const conversation = useConversation(conversationTotal > 0 ? conversationId : null, conversationTotal);
  return (
    <ProvisioningCaseView
      caseNumber={caseNumber}
      {...props}
      pin={delivery && <PinButton {...deliveryItem(delivery)} />}
      approvalHref={approvalHref}
      answering={answering}
      typed={typed}
      wayleave={wayleave}
      chat={<CaseChat caseNumber={caseNumber} />}
      conversation={
        conversation.id !== null && (
          <Card as="section" id="messages" title="Messages">
            <ConversationPanel
              conversation={{ ...conversation, id: conversation.id }}
              canReply={delivery?.allowedActions.includes('reply') ?? false}
              closedText={
                (delivery && refusedReason(delivery, 'reply')) ??
                'This delivery has ended. Open a support case for a question about the service.'
              }
              hint="Your delivery coordinator and your colleagues read this."
              printHint="To print all of it, open the delivery in the portal and choose Print."
              onChanged={() => void reload()}
            />
          </Card>
        )
      }
      onPrint={() => void printConversation(conversation.store)}
    />
  );
}

const POLL_MS = 20_000;
const ended = new Set<ProvisioningCase['status']>(['complete', 'cancelled', 'rejected', 'failed']);
const words = {
  noun: 'provisioning case',
  titleOf: ({ caseNumber }: ProvisioningCase) => `Provisioning case ${caseNumber}`,
  pollMs: ({ status }: ProvisioningCase) => (ended.has(status) ? null : POLL_MS),
};

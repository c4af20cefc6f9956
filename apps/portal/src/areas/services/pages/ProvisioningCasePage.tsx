import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { CaseChat } from '../../../domain/conversation/CaseChat.tsx';
import { ConversationPanel } from '../../../domain/conversation/ConversationPanel.tsx';
import { useConversation } from '../../../domain/conversation/useConversation.ts';
import { ProvisioningCaseView, type DeliveryData } from '../components/delivery/ProvisioningCaseView.tsx';
import { useDeliveryAnswer } from '../components/delivery/useDeliveryAnswer.ts';
import { useReasonDraft } from '../components/delivery/useReasonDraft.ts';
import { useWayleaveUpload } from '../components/delivery/useWayleaveUpload.ts';
import { getProvisioningCase, type ProvisioningCase } from '../deliveryApi.ts';

/** The delivery of one service. */
export function ProvisioningCasePage(): JSX.Element {
  const { caseNumber = '' } = useParams();
  // Answers and files belong to one case.
  return <Delivery key={caseNumber} caseNumber={caseNumber} />;
}

function Delivery({ caseNumber }: { caseNumber: string }): JSX.Element {
  const resource = useResource(getProvisioningCase, { path: { caseNumber } }, polling);
  const isMissing = isHttpStatusError(resource.error, 404);
  const data: DeliveryData = isMissing
    ? { status: 'notFound' }
    : toAsyncState(resource, getProvisioningCase.id);
  usePageTitle(
    isMissing
      ? 'Provisioning case not found'
      : resource.data && `Provisioning case ${resource.data.caseNumber}`,
  );
  const { state, send, dismiss } = useDeliveryAnswer(resource.refetch);
  const [reason, setReason] = useReasonDraft(caseNumber);
  const wayleave = useWayleaveUpload();
  const { conversationId = null, conversationTotal = 0 } = resource.data ?? {};
  // An old delivery may have no messages, and nobody can write any more.
  const conversation = useConversation(conversationTotal > 0 ? conversationId : null, conversationTotal);
  return (
    <ProvisioningCaseView
      caseNumber={caseNumber}
      data={data}
      receivedAtMs={resource.receivedAtMs}
      answering={state}
      onAnswer={send}
      onSendAgain={(given) => void send(given)}
      onDismiss={dismiss}
      reason={reason}
      onReasonChange={setReason}
      wayleave={wayleave}
      chat={<CaseChat caseNumber={caseNumber} />}
      conversation={
        conversation.id !== null && (
          <Card as="section" id="messages" title="Messages">
            <ConversationPanel
              conversation={{ ...conversation, id: conversation.id }}
              canReply={resource.data?.allowedActions.includes('reply') ?? false}
              closedText="This delivery has ended. Open a support case for a question about the service."
              hint="Your delivery coordinator and your colleagues read this."
              onChanged={() => void resource.refetch()}
            />
          </Card>
        )
      }
      onRefresh={() => void resource.refetch()}
      onPrint={() => window.print()}
    />
  );
}

const POLL_MS = 20_000;
const ended = new Set<ProvisioningCase['status']>(['complete', 'cancelled', 'rejected', 'failed']);
const polling = {
  pollMs: ({ status }: ProvisioningCase) => (ended.has(status) ? null : POLL_MS),
};

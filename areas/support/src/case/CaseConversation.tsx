import { refusedReason } from '@quayside/shared/rights/refusedReason.tsx';
import { newCasePath } from '@quayside/contract/paths/support';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import { useOwnName } from '@quayside/page-kit/versions';
import { ConversationPanel } from '@quayside/shared/conversation/ConversationPanel.tsx';
import type { Conversation } from '@quayside/shared/conversation/useConversation.ts';
import type { CaseDetails } from '../api.ts';

export interface CaseConversationProps {
  details: CaseDetails;
  canRaise: boolean;
  conversation: Conversation;
  /** Called when the case may have changed. */
  onChanged: () => void;
  onRead: () => void;
}

export function CaseConversation({
  details,
  canRaise,
  conversation,
  onChanged,
  onRead,
}: CaseConversationProps): JSX.Element {
  const ownName = useOwnName();
  const { conversationId, status, allowedActions, changedBy } = details;
  const isCancelled = status === 'cancelled';
  const end = isCancelled ? 'cancelled' : 'closed';
  return (
    <ConversationPanel
      conversation={{ ...conversation, id: conversationId }}
      canReply={allowedActions.includes('reply')}
      closedText={
        refusedReason(details, 'reply') ?? (
          <>
            {changedBy === null ? (
              <span>{isCancelled ? 'This case was cancelled.' : 'This case is closed.'}</span>
            ) : (
              <span>
                {changedBy === ownName ? <span>You</span> : <bdi>{changedBy}</bdi>} <span>{end}</span> this
                case.
              </span>
            )}{' '}
            {canRaise && (
              <span>
                If you need more help, <Link href={newCasePath.href()}>raise a new one</Link>.
              </span>
            )}
          </>
        )
      }
      hint="Our engineers and everybody who follows the case read your message."
      printHint="To print all of it, open the case in the portal and choose More, then Print."
      onChanged={onChanged}
      onRead={onRead}
    />
  );
}

import type { Moment } from '@quayside/portal-core/calls';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Conversation, type ConversationEntry } from '@quayside/ui/Conversation';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDayOf, formatTime } from '@quayside/page-kit/format';
import type { ApprovalDetails } from '../api.ts';

export interface ApprovalQuestionsProps {
  approval: ApprovalDetails;
  onAsk: () => void;
}

/** The questions of approvers and the replies of the requester, oldest first. */
export function ApprovalQuestions({ approval, onAsk }: ApprovalQuestionsProps): JSX.Element | null {
  const { questions, allowedActions, requestedBy } = approval;
  const canAsk = allowedActions.includes('ask');
  if (questions.length === 0 && !canAsk) return null;
  return (
    <Card
      as="section"
      title="Questions and replies"
      actions={
        canAsk && (
          <Button size="compact" onClick={onAsk}>
            Ask
          </Button>
        )
      }
    >
      {questions.length === 0 ? (
        <Text>
          Nobody has asked anything yet. <bdi>{requestedBy.name}</bdi> replies here.
        </Text>
      ) : (
        <Capped items={questions}>
          {(shown) => (
            <Conversation
              entries={shown.flatMap(entriesOf)}
              labels={{ conversation: 'Questions and replies' }}
            />
          )}
        </Capped>
      )}
    </Card>
  );
}

function entriesOf({ id, text, by, at, reply }: ApprovalDetails['questions'][number]): ConversationEntry[] {
  const question = entryOf(id, text, by.name, at);
  if (reply === null) return [{ ...question, side: 'own' }];
  return [
    { ...question, side: 'own' },
    { ...entryOf(`${id} reply`, reply.text, reply.by.name, reply.at), side: 'other', role: 'Requester' },
  ];
}

function entryOf(id: string, text: string, author: string, at: Moment): ConversationEntry {
  return {
    id,
    author,
    day: formatDayOf(at),
    time: { dateTime: at, text: formatTime(at) },
    body: <p style={{ whiteSpace: 'pre-line' }}>{text}</p>,
  };
}

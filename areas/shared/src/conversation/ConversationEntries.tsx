import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { Conversation, type ConversationEntry as ShownEntry } from '@quayside/ui/Conversation';
import { EmptyState } from '@quayside/ui/EmptyState';
import { FileList } from '@quayside/ui/FileList';
import { Fragment, type JSX, type ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount, formatDayOf, formatTime } from '@quayside/page-kit/format';
import type { Attachment, ConversationEntry } from './api.ts';
import { attachmentFile } from './attachmentFiles.ts';
import { drawnEntries, firstUnreadOf, newMessageCount, type ConversationState } from './conversationState.ts';

export interface ConversationEntriesProps {
  state: ConversationState;
  /** Why the entries could not be loaded, and what the user can do. */
  advice: string;
  onRetry: () => void;
  onShowEarlier: () => void;
  onShowLater: () => void;
  onShowNewest: () => void;
  onShowNew: () => void;
  /** Says where the whole conversation can be printed. */
  printHint: string;
  onDownload: (attachment: Attachment) => void;
}

/** The messages and events of a conversation, oldest first. */
export function ConversationEntries({
  state,
  advice,
  onRetry,
  onShowEarlier,
  onShowLater,
  onShowNewest,
  onShowNew,
  printHint,
  onDownload,
}: ConversationEntriesProps): JSX.Element {
  if (state.status === 'loading') return <Conversation entries={[]} loading />;
  if (state.status === 'failed')
    return (
      <EmptyState
        status="failed"
        headingLevel={3}
        title="We couldn’t load the conversation"
        action={
          <Button ref={passFocusOn} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {advice}
      </EmptyState>
    );
  const { entries, hasEarlier, hasLater } = drawnEntries(state);
  return (
    <Conversation
      entries={entries.map((entry) => shownEntry(entry, onDownload))}
      earlier={hasEarlier ? 'available' : state.earlier}
      onLoadEarlier={onShowEarlier}
      later={hasLater}
      onShowLater={onShowLater}
      onShowNewest={onShowNewest}
      paperNote={
        state.isPrinting && hasEarlier
          ? `The newest ${formatCount(entries.length)} of ${formatCount(state.total)} entries.`
          : `This is a part of the conversation. ${printHint}`
      }
      firstUnreadId={firstUnreadOf(state)}
      newCount={newMessageCount(state)}
      onShowNew={onShowNew}
    />
  );
}

const roles: Record<ConversationEntry['author']['role'], string | undefined> = {
  customer: undefined,
  engineer: 'Our support',
  supplier: 'Our supplier',
  system: undefined,
};

function shownEntry(
  { id, kind, at, author, text, attachments }: ConversationEntry,
  onDownload: (attachment: Attachment) => void,
): ShownEntry {
  return {
    id,
    kind,
    // An event is no message, so it is not announced as a new one.
    side: author.role === 'customer' || kind === 'event' ? 'own' : 'other',
    author: author.name,
    role: roles[author.role],
    time: { dateTime: at, text: formatTime(at) },
    day: formatDayOf(at),
    body: kind === 'event' ? text : paragraphsOf(text),
    ...(attachments.length > 0 && {
      attachments: (
        <Capped items={attachments}>
          {(shown) => (
            <FileList
              files={shown.map(attachmentFile)}
              labels={{ list: 'Attachments' }}
              onDownload={(fileId) => {
                const attachment = attachments.find((each) => each.id === fileId);
                if (attachment) onDownload(attachment);
              }}
            />
          )}
        </Capped>
      ),
    }),
  };
}

/** A paragraph for each block of text, with the line breaks that were typed. */
function paragraphsOf(text: string): ReactNode {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text never changes
    <p key={index}>
      {paragraph.split('\n').map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text never changes
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

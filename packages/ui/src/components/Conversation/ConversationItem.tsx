'use client';
import type { JSX } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { lockIcon } from '../../icons/lockIcon.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ConversationEntry, ConversationLabels } from './Conversation.types.ts';
import {
  DaySeparator,
  DeliveryRow,
  EntryAttachments,
  EntryBody,
  EntryHead,
  EntryNote,
  EntryRoot,
  EventRow,
  UnreadLine,
} from './Conversation.styles.ts';

/** One entry. `day` begins a new day, `focusEntry` focuses an entry by its id. */
export type ConversationItemProps = {
  entry: ConversationEntry;
  day: string | undefined;
  isFirstUnread: boolean;
  onRetry: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
  focusEntry: (id: string | undefined) => void;
  text: ConversationLabels;
};

/** An entry, after the line that separates it from the entries of another day or from those already seen. */
export function ConversationItem({ day, isFirstUnread, ...props }: ConversationItemProps): JSX.Element {
  const { entry, text } = props;
  return (
    <li data-entry={entry.id} tabIndex={-1}>
      {day !== undefined && (
        <DaySeparator>
          <span>{day}</span>
        </DaySeparator>
      )}
      {isFirstUnread && (
        <UnreadLine>
          <span>{text.unread}</span>
        </UnreadLine>
      )}
      {entry.kind === 'event' ? <Event entry={entry} /> : <Message {...props} />}
    </li>
  );
}

function Event({ entry: { body, time } }: { entry: ConversationEntry }): JSX.Element {
  return (
    <EventRow data-kind="event">
      <span data-body>{body}</span> <time dateTime={time.dateTime}>{time.text}</time>
    </EventRow>
  );
}

type MessageProps = Omit<ConversationItemProps, 'day' | 'isFirstUnread'>;

function Message({ entry, onRetry, onDiscard, focusEntry, text }: MessageProps): JSX.Element {
  const {
    kind = 'message',
    side = 'other',
    delivery = 'sent',
    author,
    role,
    time,
    body,
    attachments,
  } = entry;
  /** Focuses the entry first, because the button unmounts. */
  const act = (command: (id: string) => void): void => {
    focusEntry(entry.id);
    command(entry.id);
  };
  return (
    <EntryRoot data-kind={kind} data-side={side} data-delivery={delivery}>
      {kind === 'internal' && (
        <EntryNote>
          <Icon icon={lockIcon} size={16} />
          {text.internal}
        </EntryNote>
      )}
      <EntryHead>
        {author !== undefined && <strong>{author}</strong>}
        {role !== undefined && <span>{role}</span>}
        <time dateTime={time.dateTime}>{time.text}</time>
      </EntryHead>
      <EntryBody data-body>{body}</EntryBody>
      {attachments !== undefined && <EntryAttachments>{attachments}</EntryAttachments>}
      {delivery === 'sending' && <DeliveryRow>{`${text.sending}…`}</DeliveryRow>}
      {delivery === 'failed' && (
        <DeliveryRow>
          <span role="alert">
            <Icon icon={criticalIcon} size={16} />
            <span>
              <strong>{text.failed}</strong> {entry.problem}
            </span>
          </span>
          {onRetry && (
            <Button size="compact" data-act="retry" onClick={() => act(onRetry)}>
              {text.retry}
            </Button>
          )}
          {onDiscard && (
            <Button size="compact" variant="quiet" data-act="discard" onClick={() => act(onDiscard)}>
              {text.discard}
            </Button>
          )}
        </DeliveryRow>
      )}
    </EntryRoot>
  );
}

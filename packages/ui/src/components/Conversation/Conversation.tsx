'use client';
import { useCallback, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { arrowDownIcon } from '../../icons/arrowDownIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultConversationLabels } from './Conversation.labels.ts';
import {
  ConversationRoot,
  EarlierRow,
  EntryList,
  LaterRow,
  LoadingRow,
  PaperNote,
} from './Conversation.styles.ts';
import { ConversationFoot } from './ConversationFoot.styles.ts';
import type { ConversationEarlier, ConversationEntry, ConversationLabels } from './Conversation.types.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { useConversationScroll } from './useConversationScroll.ts';
import { useNewestOutOfView } from './useNewestOutOfView.ts';

export type {
  ConversationDelivery,
  ConversationEarlier,
  ConversationEntry,
  ConversationEntryKind,
  ConversationLabels,
  ConversationSide,
  ConversationTime,
} from './Conversation.types.ts';

/** The loaded entries, and how to load more. */
export type ConversationProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The messages and events, oldest first, at most about 100. */
  entries: readonly ConversationEntry[];
  /** The first page of entries is loading. Default false. */
  loading?: boolean;
  /** Whether there are entries before the first one. Default `none`. */
  earlier?: ConversationEarlier;
  /** Loads the entries before the first one. They are added without moving the entries in view. */
  onLoadEarlier?: (() => void) | undefined;
  /** There are entries after the last one, besides new ones that are held back. Default false. */
  later?: boolean;
  /** Shows the entries after the last one. They are added without moving the entries in view. */
  onShowLater?: (() => void) | undefined;
  /** Shows the newest entries. Called where `later` is true; focus moves to the last of them. */
  onShowNewest?: (() => void) | undefined;
  /** On paper only, and only where entries are missing: says so, and how to print them. */
  paperNote?: ReactNode;
  /** The first entry that the reader has not seen. A line precedes it. */
  firstUnreadId?: string | undefined;
  /** The number of new entries that the caller holds back, so that nothing moves while the user reads. Default 0. */
  newCount?: number;
  /** Adds the new entries. Focus moves to the first of them. */
  onShowNew?: (() => void) | undefined;
  /** Sends a failed entry again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Removes a failed entry. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Replaces the text of an empty conversation. */
  empty?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ConversationLabels>;
};

/**
 * The messages and events about one thing, such as a case or an order, oldest first. It scrolls with the page, or on
 * its own where its class limits its height. It announces that there are new entries, and not their content.
 */
export function Conversation({
  entries,
  loading = false,
  earlier = 'none',
  onLoadEarlier,
  later = false,
  onShowLater,
  onShowNewest,
  paperNote,
  firstUnreadId,
  newCount = 0,
  onShowNew,
  onRetry,
  onDiscard,
  empty,
  labels,
  ...rest
}: ConversationProps): JSX.Element {
  const text = useLabels('Conversation', defaultConversationLabels, labels);
  const numbers = new Intl.NumberFormat(useLocale(undefined));
  const listRef = useRef<HTMLOListElement>(null);
  const { added, keepLast, focusNext, focusNewest, focusEntry, focusReadEntry } = useConversationScroll(
    listRef,
    entries,
  );
  const [watchNewest, isNewestOutOfView] = useNewestOutOfView();
  const state = loading ? 'loading' : entries.length === 0 ? 'empty' : 'ready';
  // The place of the missing entries. It is not the first element, from which the places of the entries are measured.
  const note = paperNote !== undefined && state === 'ready' && <PaperNote>{paperNote}</PaperNote>;
  const newWords = (count: number): string =>
    count === 1 ? text.oneNew : fillLabel(text.manyNew, { count: numbers.format(count) });

  function showNew(): void {
    if (later) focusNewest();
    else focusNext();
    onShowNew?.();
  }

  function showLater(): void {
    keepLast();
    onShowLater?.();
  }

  function jumpToNewest(): void {
    if (!later) {
      focusEntry(entries.at(-1)?.id);
      return;
    }
    focusNewest();
    onShowNewest?.();
  }

  return (
    <ConversationRoot {...rest} data-state={state}>
      {earlier !== 'none' && state === 'ready' && (
        <Earlier
          earlier={earlier}
          onLoadEarlier={onLoadEarlier}
          focusReadEntry={focusReadEntry}
          text={text}
        />
      )}
      {earlier !== 'none' && note}
      {state === 'loading' && <LoadingEntries text={text} />}
      {state === 'empty' && (empty ?? <EmptyState title={text.empty} />)}
      {state === 'ready' && (
        // The live region below announces less than a log would: earlier entries are not new.
        <div role="log" aria-live="off" aria-label={text.conversation}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
          <EntryList ref={listRef} role="list">
            {entries.map((entry, index) => (
              <ConversationItem
                key={entry.id}
                entry={entry}
                day={entry.day === entries[index - 1]?.day ? undefined : entry.day}
                isFirstUnread={entry.id === firstUnreadId}
                onRetry={onRetry}
                onDiscard={onDiscard}
                focusEntry={focusEntry}
                text={text}
              />
            ))}
          </EntryList>
          <span ref={watchNewest} />
        </div>
      )}
      {earlier === 'none' && later && note}
      {state === 'ready' && later && (
        <LaterRow>
          <Button size="compact" data-shows="later" onClick={showLater}>
            {text.showLater}
          </Button>
        </LaterRow>
      )}
      {state === 'ready' && (newCount > 0 || later || isNewestOutOfView) && (
        <ConversationFoot data-newest={newCount > 0 ? 'held' : 'away'}>
          {newCount > 0 ? (
            <Button size="compact" icon={arrowDownIcon} onClick={showNew}>
              {newWords(newCount)}
            </Button>
          ) : (
            <Button size="compact" icon={arrowDownIcon} onClick={jumpToNewest}>
              {text.jumpToNewest}
            </Button>
          )}
        </ConversationFoot>
      )}
      <VisuallyHidden as="output">
        {/* A new element for each newest entry, so that the same words are announced again. */}
        <span key={entries.at(-1)?.id}>
          {newCount > 0 ? newWords(newCount) : added > 0 ? newWords(added) : ''}
        </span>
      </VisuallyHidden>
    </ConversationRoot>
  );
}

type EarlierProps = {
  earlier: Exclude<ConversationEarlier, 'none'>;
  onLoadEarlier: (() => void) | undefined;
  focusReadEntry: () => void;
  text: ConversationLabels;
};

function Earlier({ earlier, onLoadEarlier, focusReadEntry, text }: EarlierProps): JSX.Element {
  const keepFocus = useCallback(
    (row: HTMLElement | null) => () => {
      // After the change, because the row unmounts together with it.
      if (row?.contains(document.activeElement)) requestAnimationFrame(focusReadEntry);
    },
    [focusReadEntry],
  );
  return (
    <EarlierRow ref={keepFocus} data-earlier={earlier}>
      <output>{earlier === 'failed' && text.earlierFailed}</output>
      <Button size="compact" pending={earlier === 'loading'} onClick={onLoadEarlier}>
        {text.loadEarlier}
      </Button>
    </EarlierRow>
  );
}

function LoadingEntries({ text }: { text: ConversationLabels }): JSX.Element {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{text.loading}</VisuallyHidden>
      {(['medium', 'long', 'short'] as const).map((length) => (
        <LoadingRow key={length}>
          <Skeleton length="short" />
          <Skeleton length={length} lines={2} />
        </LoadingRow>
      ))}
    </div>
  );
}

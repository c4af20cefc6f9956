'use client';

import type { DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { ActionRefused } from './ActionRefused.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { Focused } from './Focused.tsx';
import { authorName, changeSince, type LastChange } from './lastChange.ts';
import type { Versioned, VersionedActionState } from './versionedActionState.ts';
import { TypedText } from './TypedText.tsx';
import { versionWords } from './versionWords.ts';

/** The outcome of an action, in the words of one kind of thing. */
export interface ActionOutcomeProps<Input, Thing> {
  state: VersionedActionState<Input, Thing>;
  /** The kind of thing, such as `deal`. */
  noun: string;
  /** The present time, in milliseconds since 1970. Default: the time of a change is absolute. */
  nowMs?: number;
  /** What did not happen, such as `The account wasn’t reactivated`. Default: the dialog that asked shows a failure. */
  failed?: string;
  /** What was done, and what follows. Default: the page shows that. */
  done?: (input: Input, saved: Thing, seen: Thing) => { title: string; text: string };
  /** The last change of a version. Default: what the refusal says. */
  lastChange: (theirs: Thing) => LastChange | null | undefined;
  /** The differences between what the user wanted, or saw, and their version. */
  compare: (input: Input, theirs: Thing, seen: Thing) => readonly DiffItem[];
  /** Whether `compare` begins at what the user wanted, which is the default, or at what the user saw. */
  comparedWith?: 'wanted' | 'seen';
  /** What else is different since the user looked, as a sentence. Nobody is named: several people may have done it. Default: `compare` says all. */
  news?: (theirs: Thing, seen: Thing) => string;
  /** What the user typed, to be copied once it can no longer be sent. Default: nothing, or `compare` shows it. */
  typed?: (input: Input) => string;
  /** Whether their version still allows it. */
  isPossible: (input: Input, theirs: Thing) => boolean;
  /** Asks the user again, for their version. */
  onDecideAgain: () => void;
  /** Default: Decide again. */
  decideAgain?: string;
  onDismiss: () => void;
}

/**
 * Confirms what the user did, names the person who was first, or says why it is not possible. It takes the focus, because the dialog that
 * had it is gone.
 */
export function ActionOutcome<Input, Thing extends Versioned>(
  props: ActionOutcomeProps<Input, Thing>,
): JSX.Element | null {
  const { state, done, failed } = props;
  if (state.status === 'failed' && failed !== undefined)
    return (
      <InlineAlert tone="critical" live="assertive" title={failed}>
        {state.message}
      </InlineAlert>
    );
  if (state.status === 'done' && done) {
    const { title, text } = done(state.input, state.saved, state.seen);
    return (
      <Focused>
        <InlineAlert tone="positive" live="polite" title={title}>
          {text}
        </InlineAlert>
      </Focused>
    );
  }
  if (state.status === 'conflict')
    return (
      <Focused ifLost={state.isUnasked === true}>
        <ActionConflict {...props} {...state} />
      </Focused>
    );
  if (state.status !== 'refused') return null;
  const { theirs } = state;
  return (
    <Focused>
      {theirs === null ? (
        <ActionRefused
          refusal={state}
          typed={props.typed?.(state.input) ?? ''}
          {...(failed !== undefined && { title: failed })}
          {...(props.nowMs !== undefined && { nowMs: props.nowMs })}
          onDismiss={props.onDismiss}
        />
      ) : (
        <ActionConflict {...props} {...state} theirs={theirs} />
      )}
    </Focused>
  );
}

function ActionConflict<Input, Thing>({
  input,
  seen,
  theirs,
  change,
  ownName,
  isUnasked = false,
  isOwn = false,
  message,
  noun,
  nowMs,
  lastChange,
  compare,
  comparedWith = 'wanted',
  news,
  typed,
  isPossible,
  onDecideAgain,
  decideAgain = versionWords.decideAgain,
  onDismiss,
}: ActionOutcomeProps<Input, Thing> & {
  input: Input;
  seen: Thing;
  theirs: Thing;
  change: LastChange | null;
  ownName?: string;
  isUnasked?: boolean;
  isOwn?: boolean;
  /** Why it is refused; undefined in a conflict. */
  message?: string;
}): JSX.Element {
  const newChange = isUnasked
    ? (lastChange(theirs) ?? null)
    : changeSince(lastChange(seen), lastChange(theirs), change);
  const shownChange = isOwn ? null : newChange;
  // The version is on the page, with who and when: the server's sentence would tell the user to load it.
  const reason = shownChange || isOwn ? undefined : message;
  const canDecide = message === undefined && isPossible(input, theirs);
  const lost = typed && !canDecide ? typed(input) : '';
  // What was typed stands below, to be copied, and has nothing to be compared with.
  const items = compare(input, theirs, seen).filter(
    (item) => lost === '' || item.kind !== 'removed' || item.before !== lost,
  );
  return (
    <ConflictAlert
      title={
        isOwn
          ? versionWords.ownSavedTitle
          : shownChange
            ? versionWords.changedBy(authorName(shownChange.by, ownName), noun)
            : versionWords.changed(noun)
      }
      change={shownChange}
      nowMs={nowMs}
      items={items}
      labels={{ mine: versionWords[comparedWith], theirs: versionWords.now }}
      choices={
        canDecide
          ? [
              { label: decideAgain, onChoose: onDecideAgain },
              { label: versionWords.leave, onChoose: onDismiss },
            ]
          : [{ label: versionWords.close, onChoose: onDismiss }]
      }
    >
      {news && news(theirs, seen) !== '' && <p>{news(theirs, seen)}</p>}
      <p>
        {reason !== undefined && <span>{reason} </span>}
        <span>{canDecide || reason !== undefined ? versionWords.notDone : versionWords.impossible}</span>
      </p>
      <TypedText text={lost} />
    </ConflictAlert>
  );
}

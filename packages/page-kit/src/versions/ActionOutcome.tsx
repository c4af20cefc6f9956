import type { DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import type { ActionState, Versioned } from './actionState.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { Focused } from './Focused.tsx';
import { versionWords } from './versionWords.ts';

/** The last change of a thing. */
export interface LatestChange {
  /** A person's name, or what did it. */
  by: string;
  /** What was done, as a word of its own: `Approved`. */
  what: string;
  /** An ISO 8601 moment. */
  at: string;
}

/** The outcome of an action, in the words of one kind of thing. */
export interface ActionOutcomeProps<Input, Thing> {
  state: ActionState<Input, Thing>;
  /** The kind of thing, such as `deal`. */
  noun: string;
  /** The present time, in milliseconds since 1970. */
  nowMs: number;
  /** What was done, and what follows. */
  done: (input: Input, saved: Thing, seen: Thing) => { title: string; text: string };
  /** The last change of a version; undefined if none is known. */
  latest: (theirs: Thing) => LatestChange | undefined;
  /** The differences between what the user wanted, or saw, and their version. */
  compare: (input: Input, theirs: Thing, seen: Thing) => readonly DiffItem[];
  /** Whether `compare` begins at what the user wanted, which is the default, or at what the user saw. */
  comparedWith?: 'wanted' | 'seen';
  /** Whether their version still allows it. */
  isPossible: (input: Input, theirs: Thing) => boolean;
  /** Asks the user again, for their version. */
  onDecideAgain: () => void;
  /** Default: Decide again. */
  decideAgain?: string;
  onDismiss: () => void;
}

/** Confirms what the user did, or names the person who was first. It takes the focus, because the dialog that had it is gone. */
export function ActionOutcome<Input, Thing extends Versioned>(
  props: ActionOutcomeProps<Input, Thing>,
): JSX.Element | null {
  const { state, done } = props;
  if (state.status === 'done') {
    const { title, text } = done(state.input, state.saved, state.seen);
    return (
      <Focused>
        <InlineAlert tone="positive" live="polite" title={title}>
          {text}
        </InlineAlert>
      </Focused>
    );
  }
  if (state.status !== 'conflict') return null;
  return (
    <Focused>
      <ActionConflict {...props} {...state} />
    </Focused>
  );
}

function ActionConflict<Input, Thing>({
  input,
  seen,
  theirs,
  noun,
  nowMs,
  latest,
  compare,
  comparedWith = 'wanted',
  isPossible,
  onDecideAgain,
  decideAgain = versionWords.decideAgain,
  onDismiss,
}: ActionOutcomeProps<Input, Thing> & { input: Input; seen: Thing; theirs: Thing }): JSX.Element {
  const change = latest(theirs);
  const canDecide = isPossible(input, theirs);
  return (
    <ConflictAlert
      title={versionWords.changed(noun)}
      items={compare(input, theirs, seen)}
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
      {change && (
        <p>
          <bdi>{change.by}</bdi>
          <span>{`: ${change.what}, `}</span>
          <RelativeTime value={change.at} now={Math.max(nowMs, Date.parse(change.at))} />.
        </p>
      )}
      <p>{canDecide ? versionWords.notDone : versionWords.impossible}</p>
    </ConflictAlert>
  );
}

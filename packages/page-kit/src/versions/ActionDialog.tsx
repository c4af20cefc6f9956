import { ConfirmDialog, type ConfirmDialogProps } from '@quayside/ui/ConfirmDialog';
import type { JSX, ReactNode } from 'react';
import type { LastChange } from './lastChange.ts';
import { LastChangeText } from './LastChangeText.tsx';
import type { UseVersionedActionResult } from './useVersionedAction.ts';
import type { Versioned, VersionedActionState } from './versionedActionState.ts';
import { versionWords } from './versionWords.ts';

/** The commands that the dialog of an action needs. */
export type DialogCommands<Input, Thing extends Versioned> = Pick<
  UseVersionedActionResult<Input, Thing>,
  'confirm' | 'lookAgain' | 'close'
>;

/** The question of an action: the same props as `ConfirmDialog`, but for what the action decides. */
export interface ActionDialogProps<Input, Thing extends Versioned> extends Pick<
  ConfirmDialogProps,
  'title' | 'tone' | 'canConfirm' | 'labels' | 'children'
> {
  asked: AskedAction<Input, Thing>;
  commands: DialogCommands<Input, Thing>;
  /** The kind of thing, such as `deal`. */
  noun: string;
  /** What is sent. Default: what was asked. */
  input?: Input;
  /** Whether the version that is asked about allows it: it may have changed since the user looked again. Default: it does. */
  isPossible?: boolean;
  /** Who changed a version last, and when, for one that does not allow it. Default: only a refusal says so. */
  lastChange?: (thing: Thing) => LastChange | null | undefined;
  /** Called when the user does not confirm. Default: the action is closed. */
  onCancel?: () => void;
}

/** An action that is being asked about, or that was refused while a dialog asked. */
export type AskedAction<Input, Thing> = Extract<
  VersionedActionState<Input, Thing>,
  { readonly status: 'asking' | 'stale' | 'sending' | 'refused' | 'failed' }
>;

/** Returns what is asked; null while no dialog asks. A conflict or a refusal closes the dialog: `ActionOutcome` shows it. */
export function askedAction<Input, Thing>(
  state: VersionedActionState<Input, Thing>,
): AskedAction<Input, Thing> | null {
  switch (state.status) {
    case 'asking':
    case 'stale':
    case 'sending':
    case 'failed':
      return state;
    case 'idle':
    case 'conflict':
    case 'refused':
    case 'done':
    default:
      return null;
  }
}

const unknownChange = (): null => null;

/** Asks the user to confirm an action. When a newer version was drawn meanwhile, the user looks at it before confirming. */
export function ActionDialog<Input, Thing extends Versioned>({
  asked,
  commands,
  noun,
  tone = 'neutral',
  input = asked.input,
  isPossible = true,
  lastChange = unknownChange,
  canConfirm = true,
  labels,
  onCancel = commands.close,
  ...rest
}: ActionDialogProps<Input, Thing>): JSX.Element {
  const isStale = asked.status === 'stale';
  const isOver = !isStale && (!isPossible || asked.status === 'refused');
  return (
    <ConfirmDialog
      {...rest}
      open
      tone={isStale ? 'neutral' : tone}
      pending={asked.status === 'sending'}
      canConfirm={isStale || (!isOver && canConfirm)}
      error={errorOf(asked, noun, isPossible, lastChange)}
      labels={{
        ...labels,
        ...(isStale && { confirm: versionWords.lookAgain }),
        // Nothing is left to keep or to decide.
        ...(isOver && { cancel: versionWords.close }),
      }}
      onConfirm={() => (isStale ? commands.lookAgain() : void commands.confirm(input))}
      onCancel={() => onCancel()}
    />
  );
}

function errorOf<Input, Thing>(
  asked: AskedAction<Input, Thing>,
  noun: string,
  isPossible: boolean,
  lastChange: (thing: Thing) => LastChange | null | undefined,
): ReactNode {
  if (asked.status === 'stale')
    return (
      <WithChange
        text={versionWords.stale(noun)}
        change={asked.change ?? lastChange(asked.theirs) ?? null}
        ownName={asked.ownName}
      />
    );
  if (asked.status === 'refused')
    return <WithChange text={asked.message} change={asked.change} ownName={asked.ownName} />;
  if (!isPossible)
    return (
      <WithChange
        text={versionWords.noLongerPossible}
        change={lastChange(asked.seen) ?? null}
        ownName={asked.ownName}
      />
    );
  return asked.status === 'failed' ? asked.message : undefined;
}

function WithChange({
  text,
  change,
  ownName,
}: {
  text: string;
  change: LastChange | null;
  ownName: string | undefined;
}): JSX.Element {
  return (
    <>
      <span>{text}</span>
      {change && (
        <>
          {' '}
          <LastChangeText change={change} ownName={ownName} />
        </>
      )}
    </>
  );
}

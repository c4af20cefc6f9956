import { ConfirmDialog, type ConfirmDialogProps } from '@quayside/ui/ConfirmDialog';
import type { JSX } from 'react';
import type { ActionState, Versioned } from './actionState.ts';
import type { UseVersionedActionResult } from './useVersionedAction.ts';
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
  /** Called when the user does not confirm. Default: the action is closed. */
  onCancel?: () => void;
}

/** An action that is being asked about. */
export type AskedAction<Input, Thing> = Extract<
  ActionState<Input, Thing>,
  { readonly status: 'asking' | 'stale' | 'sending' | 'failed' }
>;

/** Returns what is asked; null while no dialog asks. */
export function askedAction<Input, Thing>(
  state: ActionState<Input, Thing>,
): AskedAction<Input, Thing> | null {
  const isAsked = state.status !== 'idle' && state.status !== 'conflict' && state.status !== 'done';
  return isAsked ? state : null;
}

/** Asks whether an action is meant. When a newer version was drawn meanwhile, the user looks at it before confirming. */
export function ActionDialog<Input, Thing extends Versioned>({
  asked,
  commands,
  noun,
  tone = 'neutral',
  input = asked.input,
  isPossible = true,
  canConfirm = true,
  labels,
  onCancel = commands.close,
  ...rest
}: ActionDialogProps<Input, Thing>): JSX.Element {
  const isStale = asked.status === 'stale';
  const failure = asked.status === 'failed' ? asked.message : undefined;
  return (
    <ConfirmDialog
      {...rest}
      open
      tone={isStale ? 'neutral' : tone}
      pending={asked.status === 'sending'}
      canConfirm={isStale || (isPossible && canConfirm)}
      error={isStale ? versionWords.stale(noun) : isPossible ? failure : versionWords.noLongerPossible}
      labels={{ ...labels, ...(isStale && { confirm: versionWords.lookAgain }) }}
      onConfirm={() => (isStale ? commands.lookAgain() : void commands.confirm(input))}
      onCancel={() => onCancel()}
    />
  );
}

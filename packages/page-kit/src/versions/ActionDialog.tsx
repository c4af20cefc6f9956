'use client';

import { ConfirmDialog, type ConfirmDialogProps } from '@quayside/ui/ConfirmDialog';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { useEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { Focused } from './Focused.tsx';
import { changeSince, type LastChange } from './lastChange.ts';
import { LastChangeText } from './LastChangeText.tsx';
import type { UseVersionedActionResult } from './useVersionedAction.ts';
import type { Versioned, VersionedActionState } from './versionedActionState.ts';
import { TypedText } from './TypedText.tsx';
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
  /** Whether a version allows it. One that does not leaves nothing to decide: the dialog says so and closes. Default: each does. */
  isPossible?: (thing: Thing) => boolean;
  /** Who changed a version last, what and when. Default: only a response says so. */
  lastChange?: (thing: Thing) => LastChange | null | undefined;
  /** What else is different since the user looked, as a sentence, where no version says who and what. Default: nothing. */
  news?: string;
  /** What the user typed, to be copied once it can no longer be sent. Default: nothing. */
  typed?: string;
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
const alwaysPossible = (): true => true;

/** Asks the user to confirm an action. When a newer version was drawn meanwhile, the user looks at it before confirming, or reads why it is over. */
export function ActionDialog<Input, Thing extends Versioned>({
  asked,
  commands,
  noun,
  tone = 'neutral',
  input = asked.input,
  isPossible = alwaysPossible,
  lastChange = unknownChange,
  news = '',
  typed = '',
  canConfirm = true,
  labels,
  onCancel = commands.close,
  children,
  ...rest
}: ActionDialogProps<Input, Thing>): JSX.Element {
  const dialog = useRef<HTMLDivElement>(null);
  const isStale = asked.status === 'stale';
  const newest = isStale ? asked.theirs : asked.seen;
  const { etag } = asked.seen;
  const [openedEtag] = useState(etag);
  // Reading begins again: the button that was pressed is disabled until the fields are complete.
  useEffect(() => {
    if (etag !== openedEtag)
      dialog.current?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus({ preventScroll: true });
  }, [etag, openedEtag]);
  if (asked.status === 'refused' || (asked.status !== 'sending' && !isPossible(newest)))
    return (
      <ConfirmDialog {...rest} open labels={{ cancel: versionWords.close }} onCancel={() => onCancel()}>
        <Focused>
          <InlineAlert tone="caution" live="assertive">
            <WithChange text={endOf(asked)} change={changeOf(asked, lastChange)} ownName={asked.ownName} />
            {news !== '' && <p>{news}</p>}
            <TypedText text={typed} />
          </InlineAlert>
        </Focused>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...rest}
      ref={dialog}
      open
      tone={isStale ? 'neutral' : tone}
      pending={asked.status === 'sending'}
      canConfirm={isStale || canConfirm}
      error={errorOf(asked, noun, lastChange)}
      labels={{ ...labels, ...(isStale && { confirm: versionWords.lookAgain }) }}
      onConfirm={() => (isStale ? commands.lookAgain() : void commands.confirm(input))}
      onCancel={() => onCancel()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Why nothing is left to decide. */
function endOf<Input, Thing>(asked: AskedAction<Input, Thing>): string {
  if ((asked.status === 'stale' || asked.status === 'refused') && asked.isOwn)
    return `${versionWords.ownSavedTitle}. ${versionWords.noLongerPossible}`;
  return asked.status === 'refused' ? asked.message : versionWords.noLongerPossible;
}

function errorOf<Input, Thing>(
  asked: AskedAction<Input, Thing>,
  noun: string,
  lastChange: (thing: Thing) => LastChange | null | undefined,
): ReactNode {
  if (asked.status === 'stale' && asked.isOwn) return versionWords.ownSaved;
  if (asked.status === 'stale')
    return (
      <WithChange
        text={versionWords.stale(noun)}
        change={changeOf(asked, lastChange)}
        ownName={asked.ownName}
      />
    );
  return asked.status === 'failed' ? asked.message : undefined;
}

/** Who made the version that is newest, as far as a version or a response says so. */
function changeOf<Input, Thing>(
  asked: AskedAction<Input, Thing>,
  lastChange: (thing: Thing) => LastChange | null | undefined,
): LastChange | null {
  if (asked.status !== 'stale' && asked.status !== 'refused') return lastChange(asked.seen) ?? null;
  const { seen, theirs, change } = asked;
  if (asked.isOwn) return null;
  return theirs === null ? change : changeSince(lastChange(seen), lastChange(theirs), change);
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
      <span>{change ? `${text} ` : text}</span>
      {change && <LastChangeText change={change} ownName={ownName} />}
    </>
  );
}

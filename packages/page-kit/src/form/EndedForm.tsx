'use client';

import { authorName, type LastChange } from '../versions/lastChange.ts';
import { Focused } from '../versions/Focused.tsx';
import { LastChangeText } from '../versions/LastChangeText.tsx';
import { useOwnName } from '../versions/useOwnName.ts';
import { versionWords } from '../versions/versionWords.ts';
import type { Versioned } from '../versions/versionedActionState.ts';
import type { DraftState } from '../versions/versionedDraft.ts';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LostText } from './LostText.tsx';
import type { FormContent, FormVersion, VersionedFormOptions } from './useFormVersions.ts';
import type { DescribedField } from './VersionConflict.tsx';

/** A form whose thing can no longer be changed, and what the user had typed. */
interface EndedFormProps {
  /** The kind of thing, such as `port`. */
  noun: string;
  /** Who changed the thing, and when; null if that is not known. */
  change: LastChange | null;
  /** The server's sentence; undefined if no request was refused. */
  message?: string | undefined;
  typed: readonly DescribedField[];
  /** What the user can do with it. */
  advice: string;
  /** What follows, such as a link to the thing. */
  action: ReactNode;
}

/** Says who changed the thing so that the form no longer applies. What was typed can be copied. */
function EndedForm({ noun, change, message, typed, advice, action }: EndedFormProps): JSX.Element {
  const ownName = useOwnName();
  return (
    <Stack gap={24}>
      <Focused ifLost>
        <InlineAlert
          ref={passFocusOn}
          tone="caution"
          live="assertive"
          title={
            change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun)
          }
          action={action}
        >
          {change && (
            <>
              <LastChangeText change={change} isNamed />{' '}
            </>
          )}
          {change === null && message !== undefined && <span>{message} </span>}
          <span>{versionWords.formEnded}</span>
        </InlineAlert>
      </Focused>
      <LostText fields={typed} lead={advice} />
    </Stack>
  );
}

/** What the form of a thing shows in its place: what was typed once the thing has ended, null for nothing, undefined while it applies. */
export function endedForm<Thing extends Versioned, Values extends FieldValues>(
  {
    noun,
    thing,
    describe,
    isOpen,
    whenEnded,
  }: Pick<
    VersionedFormOptions<Thing, Values, unknown>,
    'noun' | 'thing' | 'describe' | 'isOpen' | 'whenEnded'
  >,
  { save, content, saved }: DraftState<FormContent<Values>, FormVersion<Thing, Values>>,
  readUnsaved: () => Values | undefined,
  onDiscard: () => void,
): ReactNode {
  const { theirs, error } = save.status === 'ended' ? save : {};
  if (theirs === undefined) {
    const isUnopened = isOpen?.(thing) === false && save.status === 'saved';
    return isUnopened && readUnsaved() === undefined ? null : undefined;
  }
  const before = new Map(describe(saved.content.values).map(({ id, text }) => [id, text]));
  const typed = describe(content.values).filter(({ id, text }) => text !== before.get(id));
  if (typed.length === 0) return null;
  return (
    <EndedForm
      noun={noun}
      change={theirs.change}
      message={isHttpStatusError(error) ? error.problem?.message : undefined}
      typed={typed}
      advice={whenEnded?.advice ?? 'Copy what you need.'}
      action={whenEnded?.action ?? <Button onClick={onDiscard}>Discard my changes</Button>}
    />
  );
}

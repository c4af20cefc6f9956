'use client';

import { failureAdvice } from '../failures/failureAdvice.ts';
import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { conflictReasonOf } from '../versions/conflictReason.ts';
import { Focused } from '../versions/Focused.tsx';
import { lastChangeOf } from '../versions/lastChange.ts';
import { useAuthorName } from '../versions/useAuthorName.ts';
import { versionWords } from '../versions/versionWords.ts';
import { ErrorSummary } from '@quayside/ui/ErrorSummary';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import { Stack } from '@quayside/ui/Stack';
import type { HttpStatusError } from '@quayside/portal-core';
import type { ComponentPropsWithRef, JSX, ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formColumn } from './FormColumn.tsx';
import { HeldFields } from './HeldFields.tsx';
import { summaryLabels } from './summaryLabels.ts';
import type { FormDraft } from './useFormDraft.ts';
import { isHeld, type SchemaForm } from './useSchemaForm.ts';

/** A form's fields and foot as children. */
export type FormProps<Values extends FieldValues> = Omit<
  ComponentPropsWithRef<'form'>,
  'id' | 'noValidate' | 'onSubmit' | 'style'
> & {
  form: SchemaForm<Values>;
  /** The return value of `useFormDraft`. */
  draft?: FormDraft;
  /** Shows both versions after a conflict (409, 412). Default: a sentence about the conflict. */
  conflict?: (error: HttpStatusError) => ReactNode;
  /** `column` is 640 px, at the default text size, at the most. Default `full`: as wide as what holds the form. */
  width?: 'full' | 'column';
};

/** A `<form>` with the messages about the whole form above its fields: a restored draft, a conflict, the error summary. */
export function Form<Values extends FieldValues>({
  form,
  draft,
  conflict = unmergedConflict,
  width = 'full',
  children,
  ...rest
}: FormProps<Values>): JSX.Element {
  const { id, state, failedSubmits } = form;
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void form.submit();
  }
  return (
    <form
      {...rest}
      id={id}
      noValidate
      onSubmit={handleSubmit}
      style={width === 'column' ? formColumn : undefined}
    >
      <Stack gap={24}>
        {/* One question at a time: a conflict is about the restored values too. */}
        {draft?.restoredAt && state.status !== 'conflict' && (
          <RestoredDraftNotice
            savedAt={draft.restoredAt}
            onKeep={draft.keep}
            onDiscard={draft.discard}
            live="polite"
            labels={{ text: 'You left this page on {time} without saving. Everything you typed is below.' }}
          />
        )}
        {state.status === 'conflict' ? <Focused ifLost>{conflict(state.error)}</Focused> : draft?.notice}
        {state.status === 'invalid' && (
          <ErrorSummary errors={state.problems} focusKey={failedSubmits} labels={summaryLabels(state)} />
        )}
        <HeldFields formId={id} isHeld={isHeld(state)}>
          {children}
        </HeldFields>
      </Stack>
    </form>
  );
}

const unmergedConflict = (error: HttpStatusError): JSX.Element => <UnmergedConflict error={error} />;

/** A 409 has a reason of its own; after a 412 there is nothing to compare with. */
function UnmergedConflict({ error }: { error: HttpStatusError }): JSX.Element {
  const nameOf = useAuthorName();
  if (conflictReasonOf(error) !== null)
    return (
      <InlineAlert tone="caution" live="assertive" title="This can’t be sent now">
        {failureAdvice(error)}
      </InlineAlert>
    );
  const change = lastChangeOf(error);
  const title =
    change === null ? 'This changed since you looked at it' : versionWords.mergedBy(nameOf(change.by));
  return (
    <ConflictAlert title={title} change={change} items={[]} choices={[]}>
      <p>What you typed isn’t saved, but it’s still here. Open this page in a new tab to compare.</p>
    </ConflictAlert>
  );
}

import { changePath } from '@quayside/contract/paths/services';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { useAddToast } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import type { ChangeRequestDetails } from '../api.ts';
import { newChangeSchema, type NewChangeValues, type ValidNewChange } from './newChangeSchema.ts';
import { fieldOf } from './toNewChange.ts';

/** What the form begins with, and what sends it. */
export interface NewChangeFormOptions {
  initial: NewChangeValues;
  earliest: CalendarDay | null;
  /** Shows the request once more, and sends it. */
  submit: (values: ValidNewChange) => Promise<ActionState<ChangeRequestDetails>>;
}

/** A form that requests a change once, after a review, and then shows it. */
export function useNewChangeForm({
  initial,
  earliest,
  submit,
}: NewChangeFormOptions): SchemaForm<NewChangeValues> {
  const navigate = useNavigate();
  const addToast = useAddToast();
  return useSchemaForm({
    schema: newChangeSchema(earliest),
    initial,
    fieldOf,
    submit,
    onSaved({ id }: ChangeRequestDetails) {
      addToast({ tone: 'positive', text: `${id} is submitted. Every step appears on its page.` });
      // Back leads to where the user came from, not to an empty form.
      void navigate(changePath.href({ id }), { replace: true });
    },
  });
}

export function useNewChangeValues({ control }: SchemaForm<NewChangeValues>): NewChangeValues {
  return useWatch({ control, compute: (typed: NewChangeValues) => typed });
}

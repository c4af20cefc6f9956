'use client';

import type { IdempotencyKey } from '@quayside/portal-core/calls';
import type { SendableCall } from '@quayside/portal-core/react';
import type { FieldValues } from 'react-hook-form';
import { useKeyedAction } from '../versions/useKeyedAction.ts';
import { useFormDraft, type FormDraft } from './useFormDraft.ts';
import { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './useSchemaForm.ts';

/** The form of a new thing. */
export interface CreateFormOptions<Values extends FieldValues, Output, Saved> extends Omit<
  SchemaFormOptions<Values, Output, Saved>,
  'submit'
> {
  /** Identifies the form within the portal: what is typed is kept under it. */
  readonly draftKey: string;
}

/** A form and its kept draft, for `FormFrame` or `Form`. */
export interface UseCreateFormResult<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  readonly draft: FormDraft;
}

/**
 * A form that creates one thing, once however often it is sent: the same values are sent with the same key. For a backend that has the
 * platform's `getRequestResult`, pass a `keyedCall`, which also finds what was created after a response was lost.
 */
export function useCreateForm<Values extends FieldValues, Output, Saved>(
  call: SendableCall<{ readonly body: Output; readonly key: IdempotencyKey }, Saved>,
  { draftKey, ...options }: CreateFormOptions<Values, Output, Saved>,
): UseCreateFormResult<Values> {
  const { create } = useKeyedAction(call);
  const form = useSchemaForm({ ...options, submit: create });
  return { form, draft: useFormDraft(form, draftKey) };
}

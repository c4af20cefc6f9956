'use client';

import { useVersionEffect } from '../versions/useVersionEffect.ts';
import { useUnsavedWork } from '@quayside/portal-core/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm.ts';

/** The draft that filled the form, if any. */
export interface FormDraft {
  /** The time at which it was saved; null when there was none, the user has decided about it, or the form was saved with it. */
  readonly restoredAt: Date | null;
  /** What another person changed in the form, until it is saved. Default: nobody did. */
  readonly notice?: ReactNode;
  /** Keeps it. */
  keep(this: void): void;
  /** Discards it: the form has its first values again. */
  discard(this: void): void;
}

/**
 * Saves the typed values as a draft when the user leaves the page or the session ends, and fills the form with it when the page
 * opens again. `key` identifies the form and its subject within the portal.
 */
export function useFormDraft<Values extends FieldValues>(form: SchemaForm<Values>, key: string): FormDraft {
  const { restoredAt, dismiss } = useUnsavedWork(key, {
    // Read when the draft is saved: typing does not render the page.
    get value() {
      return form.readUnsaved();
    },
    restore: form.restore,
  });
  useVersionEffect(form.state.status === 'saved', (isSaved) => {
    if (isSaved) dismiss();
  });
  return {
    restoredAt,
    keep: dismiss,
    discard() {
      form.reset();
      dismiss();
    },
  };
}

'use client';

import { CommitmentButton } from '../versions/CommitmentButton.tsx';
import { Button } from '@quayside/ui/Button';
import type { JSX } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isHeld, type SchemaForm } from './useSchemaForm.ts';

/** The form that the button submits, and its text. */
export interface SubmitButtonProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** For a form that commits to something: the reason why it cannot be submitted now, null for none. `submit` refuses too, because Enter submits without the button. */
  obstacle?: string | null;
  children: string;
}

/** Submits the form, also from outside of it, such as at the foot of a dialog. */
export function SubmitButton<Values extends FieldValues>({
  form: { id, state },
  obstacle,
  children,
}: SubmitButtonProps<Values>): JSX.Element {
  const button = {
    type: 'submit',
    form: id,
    variant: 'primary',
    pending: state.status === 'submitting',
    disabled: isHeld(state),
  } as const;
  return obstacle === undefined ? (
    <Button {...button}>{children}</Button>
  ) : (
    <CommitmentButton {...button} obstacle={obstacle}>
      {children}
    </CommitmentButton>
  );
}

'use client';

import { SaveStatus } from '@quayside/ui/SaveStatus';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';

/** The button that submits, other actions as children, and whether the form is saved. */
export function FormFoot<Values extends FieldValues>({
  form,
  submit,
  obstacle,
  children,
}: Omit<SubmitButtonProps<Values>, 'children'> & {
  /** The text of the button that submits. */
  submit: string;
  children?: ReactNode;
}): JSX.Element {
  const { state } = form;
  return (
    <Stack direction="row" gap={8}>
      <SubmitButton form={form} {...(obstacle !== undefined && { obstacle })}>
        {submit}
      </SubmitButton>
      {children}
      {(state.status === 'submitting' || state.status === 'saved') && (
        // One element for both, so that screen readers announce the change.
        <SaveStatus
          announce="everything"
          {...(state.status === 'saved' ? { status: 'saved', savedAt: state.at } : { status: 'saving' })}
        />
      )}
    </Stack>
  );
}

'use client';

import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Versioned } from '../versions/versionedActionState.ts';
import { Form } from './Form.tsx';
import { FormFoot } from './FormFoot.tsx';
import type { VersionedFormOptions } from './useFormVersions.ts';
import type { SchemaForm } from './useSchemaForm.ts';
import { useVersionedForm } from './useVersionedForm.tsx';

/** A form that changes one thing: the options of `useVersionedForm`, and its fields. */
export type EditFormProps<Thing extends Versioned, Values extends FieldValues, Output extends Values> = Omit<
  VersionedFormOptions<Thing, Values, Output>,
  'key'
> & {
  /** Identifies the form and its thing within the portal: what is typed is kept under it. */
  draftKey: string;
  /** The text of the button that submits. */
  submit: string;
  /** Renders the fields. */
  children: (form: SchemaForm<Values>) => ReactNode;
};

/** Changes a thing over the version that the user saw. What others changed meanwhile is merged or asked about. */
export function EditForm<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  props: EditFormProps<Thing, Values, Output>,
): JSX.Element {
  return <FormOfThing key={props.draftKey} {...props} />;
}

function FormOfThing<Thing extends Versioned, Values extends FieldValues, Output extends Values>({
  draftKey,
  submit,
  children,
  ...options
}: EditFormProps<Thing, Values, Output>): JSX.Element {
  const { form, draft, conflict, ended } = useVersionedForm({ key: draftKey, ...options });
  if (ended !== undefined) return <>{ended}</>;
  return (
    <Form form={form} draft={draft} conflict={conflict} width="column">
      {children(form)}
      <FormFoot form={form} submit={submit} />
    </Form>
  );
}

import { TaskDialog } from '@quayside/page-kit/page';
import { useState, type JSX } from 'react';
import * as v from 'valibot';
import { Form, FormTextArea, FormTextField, useSchemaForm } from '@quayside/page-kit/form';
import type { EstimateContent } from './estimateContent.ts';
import { nameSchema } from './nameSchema.ts';

const NOTE_LIMIT = 2000;
const schema = v.object({
  name: nameSchema,
  note: v.pipe(v.string(), v.trim(), v.maxLength(NOTE_LIMIT, `Shorten the note to ${NOTE_LIMIT} characters`)),
});

export type EstimateDetailsValues = Pick<EstimateContent, 'name' | 'note'>;

export interface DetailsDialogProps {
  initial: EstimateDetailsValues;
  /** Takes the values, and those of the moment when the dialog opened. */
  onSave: (values: EstimateDetailsValues, before: EstimateDetailsValues) => void;
  onClose: () => void;
}

export function DetailsDialog({ initial, onSave, onClose }: DetailsDialogProps): JSX.Element {
  const [before] = useState<EstimateDetailsValues>({ name: initial.name, note: initial.note });
  const form = useSchemaForm({
    schema,
    initial: before,
    submit: async (value) => ({ status: 'done', value }) as const,
    onSaved(values) {
      onSave(values, before);
      onClose();
    },
  });
  return (
    <TaskDialog title="Name and note" submit="Save" form={form.id} onCancel={onClose}>
      <Form form={form}>
        <FormTextField form={form} name="name" label="Name" required />
        <FormTextArea
          form={form}
          name="note"
          label="Note"
          hint="It is printed with the estimate."
          optional
          rows={4}
          limit={NOTE_LIMIT}
        />
      </Form>
    </TaskDialog>
  );
}

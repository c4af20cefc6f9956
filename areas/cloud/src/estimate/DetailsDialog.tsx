import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import { useId, useState, type JSX } from 'react';
import * as v from 'valibot';
import { Form, FormField, useSchemaForm } from '@quayside/page-kit/form';
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

/** Changes the name and the note of an estimate. */
export function DetailsDialog({ initial, onSave, onClose }: DetailsDialogProps): JSX.Element {
  const titleId = useId();
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
    <Dialog
      open
      title={<span id={titleId}>Name and note</span>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.id} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <Form form={form}>
        <FormField form={form} name="name" label="Name">
          {(control) => <TextField {...control} required autoComplete="off" />}
        </FormField>
        <FormField form={form} name="note" label="Note" hint="It is printed with the estimate." optional>
          {(control) => <TextArea {...control} rows={4} limit={NOTE_LIMIT} />}
        </FormField>
      </Form>
    </Dialog>
  );
}

import { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { FieldRow } from '@quayside/ui/FieldRow';
import type { JSX } from 'react';
import * as v from 'valibot';
import { FormTextArea, FormTextField } from './FormTextField.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const noticeSchema = v.object({
  title: v.pipe(text('Enter a title'), v.maxLength(80, 'Shorten the title to 80 characters')),
  place: text('Enter the place'),
  contact: v.pipe(v.string(), v.trim()),
  text: text('Say what happens'),
});

export type NoticeValues = v.InferInput<typeof noticeSchema>;

export const emptyNotice: NoticeValues = { title: '', place: '', contact: '', text: '' };

export const validNotice: NoticeValues = {
  title: 'The lift is out of order',
  place: 'Harbour building',
  contact: 'Amelia Hart',
  text: 'Use the stairs on the north side until Thursday.',
};

export const longNotice: NoticeValues = {
  title: 'Maintenance of the ventilation in all meeting rooms on the third and fourth floor',
  place: 'Verwaltungsgebäudeerweiterungsbau, Donaudampfschifffahrtsgesellschaftsstraße 142',
  contact: 'Maximiliane-Charlotte Freifrau von Habsburg-Lothringen zu Oberösterreich',
  text: 'The rooms stay open, but it can be warm and loud in them. '.repeat(12).trim(),
};

export function NoticeFields({ form }: { form: SchemaForm<NoticeValues> }): JSX.Element {
  return (
    <>
      <FormTextField form={form} name="title" label="Title" hint="Up to 80 characters" />
      <FieldRow>
        <FormTextField form={form} name="place" label="Place" />
        <FormTextField form={form} name="contact" label="Contact" optional autoComplete="name" />
      </FieldRow>
      <FormTextArea form={form} name="text" label="Text" limit={800} />
    </>
  );
}

/** A submit that has succeeded. */
export const saved: ActionState<null> = { status: 'done', value: null };

export function refused(status: number): ActionState<null> {
  return { status: 'failed', error: new HttpStatusError(status, null, `Failed with ${status}.`) };
}

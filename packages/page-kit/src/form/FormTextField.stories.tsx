import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ActionState } from '@quayside/portal-core/resource';
import { Form } from './Form.tsx';
import { FormTextArea, FormTextField } from './FormTextField.tsx';
import {
  emptyNotice,
  longNotice,
  noticeSchema,
  saved,
  validNotice,
  type NoticeValues,
} from './noticeForm.fixtures.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

interface ExampleProps {
  initial: NoticeValues;
  submit: (values: NoticeValues) => Promise<ActionState<null>>;
  disabled: boolean;
}

/** A field of one line, an optional one and a field of several lines. */
function Example({ initial, submit, disabled }: ExampleProps): JSX.Element {
  const form = useSchemaForm({ schema: noticeSchema, initial: { ...initial, place: 'Harbour' }, submit });
  return (
    <Form form={form} width="column">
      <FormTextField form={form} name="title" label="Title" hint="Up to 80 characters" disabled={disabled} />
      <FormTextField form={form} name="contact" label="Contact" optional disabled={disabled} />
      <FormTextArea form={form} name="text" label="Text" limit={800} disabled={disabled} />
      <SubmitButton form={form}>Publish</SubmitButton>
    </Form>
  );
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/FormTextField',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { initial: emptyNotice, submit: fn(async () => saved), disabled: false },
});

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), validNotice.title);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Text/ }), 'Use the stairs.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        title: validNotice.title,
        place: 'Harbour',
        contact: '',
        text: 'Use the stairs.',
      }),
    );
  },
});

export const Filled = meta.story({ args: { initial: validNotice } });

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    const text = canvas.getByRole('textbox', { name: /^Text/ });
    await userEvent.click(title);
    await userEvent.click(text);
    await userEvent.tab();
    await waitFor(() => expect(text).toBeInvalid());
    await expect(title).toHaveAccessibleDescription(/Enter a title/);
    await expect(canvas.getByRole('textbox', { name: /^Contact/ })).toBeValid();
  },
});

export const Disabled = meta.story({ args: { initial: validNotice, disabled: true } });

export const LongText = meta.story({ args: { initial: longNotice } });

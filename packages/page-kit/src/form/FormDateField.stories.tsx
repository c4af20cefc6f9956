import type { ActionState } from '@quayside/portal-core/resource';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import preview from '../../../../.storybook/preview.tsx';
import { Form } from './Form.tsx';
import { FormDateField } from './FormDateField.tsx';
import { saved } from './noticeForm.fixtures.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = v.object({ from: v.pipe(v.string(), v.nonEmpty('Choose the first day')), until: v.string() });
type Values = v.InferInput<typeof schema>;

interface ExampleProps {
  initial: Values;
  submit: (values: Values) => Promise<ActionState<null>>;
  disabled: boolean;
}

/** A day that is needed, with limits, and an optional one. */
function Example({ initial, submit, disabled }: ExampleProps): JSX.Element {
  const form = useSchemaForm({ schema, initial, submit });
  return (
    <Form form={form} width="column">
      <FormDateField
        form={form}
        name="from"
        label="Shown from"
        hint="Until then only you see it"
        min="2026-11-22"
        presets={[{ id: 'monday', label: 'Next Monday', value: '2026-11-23' }]}
        disabled={disabled}
      />
      <FormDateField
        form={form}
        name="until"
        label="Shown until"
        optional
        min="2026-11-22"
        disabled={disabled}
      />
      <SubmitButton form={form}>Publish</SubmitButton>
    </Form>
  );
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/FormDateField',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { initial: { from: '', until: '' }, submit: fn(async () => saved), disabled: false },
});

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(canvas.getByLabelText('Shown from')).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: /Next Monday/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ from: '2026-11-23', until: '' }));
  },
});

export const Filled = meta.story({ args: { initial: { from: '2026-11-23', until: '2026-12-04' } } });

export const Disabled = meta.story({
  args: { initial: { from: '2026-11-23', until: '2026-12-04' }, disabled: true },
});

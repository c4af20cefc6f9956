import type { ActionState } from '@quayside/portal-core/resource';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import preview from '../../../../.storybook/preview.tsx';
import type { SelectOption } from '../options/CappedOptions.tsx';
import { Form } from './Form.tsx';
import { FormSelect } from './FormSelect.tsx';
import { saved } from './noticeForm.fixtures.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = v.object({ floor: v.pipe(v.string(), v.nonEmpty('Choose a floor')), room: v.string() });
type Values = v.InferInput<typeof schema>;

interface ExampleProps {
  initial: Values;
  floors: readonly SelectOption[];
  submit: (values: Values) => Promise<ActionState<null>>;
  disabled: boolean;
}

const floors = [
  { value: '', label: 'Choose a floor' },
  { value: '0', label: 'Ground floor' },
  { value: '1', label: 'First floor' },
];

/** A choice that is needed, and an optional one. */
function Example({ initial, floors: options, submit, disabled }: ExampleProps): JSX.Element {
  const form = useSchemaForm({ schema, initial, submit });
  return (
    <Form form={form} width="column">
      <FormSelect
        form={form}
        name="floor"
        label="Floor"
        hint="The notice is shown at its lift"
        options={options}
        disabled={disabled}
      />
      <FormSelect
        form={form}
        name="room"
        label="Room"
        optional
        options={[
          { value: '', label: 'All rooms' },
          { value: 'harbour', label: 'Harbour' },
        ]}
        disabled={disabled}
      />
      <SubmitButton form={form}>Publish</SubmitButton>
    </Form>
  );
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/FormSelect',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { initial: { floor: '', room: '' }, floors, submit: fn(async () => saved), disabled: false },
});

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const floor = canvas.getByRole('combobox', { name: 'Floor' });
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(floor).toHaveAccessibleDescription(/Choose a floor/));
    await userEvent.selectOptions(floor, 'First floor');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ floor: '1', room: '' }));
  },
});

export const Filled = meta.story({ args: { initial: { floor: '1', room: 'harbour' } } });

export const Disabled = meta.story({ args: { initial: { floor: '1', room: 'harbour' }, disabled: true } });

/** Options of any number and length: the first 500 are there. */
export const LongText = meta.story({
  args: {
    initial: { floor: '0', room: '' },
    floors: Array.from({ length: 600 }, (_, index) => ({
      value: String(index),
      label: `Level ${index} of the Verwaltungsgebäudeerweiterungsbau in the Donaudampfschifffahrtsgesellschaftsstraße 142`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Floor' })).toHaveTextContent('The first 500 of 600.');
  },
});

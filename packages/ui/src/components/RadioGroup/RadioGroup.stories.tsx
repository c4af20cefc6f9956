import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { disabled, pressStates } from '../../../../../.storybook/controlStates.fixtures.ts';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';
import { RadioInput } from './RadioGroup.styles.ts';

const severities: RadioOption[] = [
  { value: 'down', label: 'The service is down' },
  { value: 'degraded', label: 'It works, but badly' },
  { value: 'question', label: 'It works; I have a question' },
];

const accesses: RadioOption[] = [
  {
    value: 'fibre',
    label: 'Dedicated fibre',
    description: 'A line of your own, up to 10 Gbit/s. Ready in 45 working days.',
  },
  { value: 'shared', label: 'Shared fibre', description: 'Up to 1 Gbit/s. Ready in 15 working days.' },
  { value: 'mobile', label: 'Mobile', description: 'Up to 300 Mbit/s where there is 5G. Ready in two days.' },
];

const meta = preview.meta({
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  argTypes: {
    label: { control: 'text', description: 'The question', table: { type: { summary: 'ReactNode' } } },
    hint: {
      control: 'text',
      description: 'A sentence that helps to answer',
      table: { type: { summary: 'ReactNode' } },
    },
    error: {
      control: 'text',
      description: 'The error and how to fix it',
      table: { type: { summary: 'ReactNode' } },
    },
    optional: {
      control: 'boolean',
      description: 'Marks the question as optional',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    options: {
      description: 'The options: value, label, description, disabled',
      table: { type: { summary: 'RadioOption[]' } },
    },
    value: { control: 'text', table: { type: { summary: 'string | null' } } },
    defaultValue: { control: false, table: { type: { summary: 'string' } } },
    onValueChange: {
      control: false,
      description: 'Called with the selected value',
      table: { type: { summary: '(value) => void' } },
    },
  },
  args: { label: 'How bad is it?', options: severities, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
});

export const Vertical = meta.story({
  args: { layout: 'vertical' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How bad is it?' })).toBeVisible();
    const [down, degraded] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText('The service is down'));
    await expect(down).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('down');
    await userEvent.keyboard('{ArrowDown}');
    await expect(degraded).toBeChecked();
    await expect(degraded).toHaveFocus();
    await expect(down).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('degraded');
  },
});

export const Horizontal = meta.story({
  args: {
    layout: 'horizontal',
    label: 'Contract',
    options: [
      { value: '12', label: '12 months' },
      { value: '24', label: '24 months' },
      { value: '36', label: '36 months' },
    ],
    defaultValue: '24',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '24 months' })).toHaveFocus();
  },
});

export const Cards = meta.story({
  args: { layout: 'cards', label: 'Access', options: accesses, defaultValue: 'shared' },
  play: async ({ canvas, args, userEvent }) => {
    const fibre = canvas.getByRole('radio', { name: 'Dedicated fibre' });
    await expect(fibre).toHaveAccessibleDescription(/^A line of your own/);
    // The whole card is clickable, also on its description.
    const { left, top } = canvas.getByText(/^A line of your own/).getBoundingClientRect();
    const hit = document.elementFromPoint(left + 5, top + 5);
    await expect(hit).toBe(canvas.getByText('Dedicated fibre'));
    await userEvent.click(canvas.getByText('Dedicated fibre'));
    await expect(fibre).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fibre');
  },
});

export const WithDescriptions = meta.story({
  args: { label: 'Access', hint: 'It can be changed until the order is approved.', options: accesses },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'It can be changed until the order is approved.',
    );
  },
});

function Severity() {
  const [severity, setSeverity] = useState<'down' | 'question' | null>(null);
  return (
    <Stack>
      <RadioGroup
        label="How bad is it?"
        options={[
          { value: 'down', label: 'The service is down' },
          { value: 'question', label: 'I have a question' },
        ]}
        value={severity}
        onValueChange={setSeverity}
      />
      <output>{severity ?? 'nothing yet'}</output>
    </Stack>
  );
}

/** Controlled: null selects nothing. */
export const Controlled = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => <Severity />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'I have a question' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('question');
    await userEvent.click(canvas.getByRole('radio', { name: 'The service is down' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('down');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
});

/** A controlled value that the caller does not update does not change. */
export const Unmoved = meta.story({
  tags: ['!autodocs'],
  args: { value: 'down' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'It works, but badly' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('degraded');
    await expect(canvas.getByRole('radio', { name: 'The service is down' })).toBeChecked();
  },
});

export const Optional = meta.story({ args: { optional: true } });

export const Invalid = meta.story({
  args: { required: true, error: 'Choose how bad it is: we answer the worst first.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How bad is it?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose how bad it is: we answer the worst first.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeRequired();
  },
});

export const InvalidCards = meta.story({
  tags: ['!autodocs'],
  args: {
    layout: 'cards',
    label: 'Access',
    options: accesses,
    required: true,
    error: 'Choose how the site is connected.',
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'degraded' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

export const OneDisabled = meta.story({
  tags: ['!autodocs'],
  args: {
    layout: 'cards',
    label: 'Access',
    defaultValue: 'shared',
    options: [
      ...accesses,
      { value: 'radio', label: 'Radio link', description: 'Not at this site.', disabled: true },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Radio link'));
    await expect(canvas.getByRole('radio', { name: 'Radio link' })).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Every state. `PseudoStates` applies the page's own hover, press and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      {[false, true].map((checked) => (
        <div key={String(checked)} style={{ display: 'flex', gap: 24, paddingBlock: 8 }}>
          {[...pressStates, disabled].map(({ name, props }) => (
            <label key={name} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
              <RadioInput type="radio" defaultChecked={checked} {...props} />
              {name}
            </label>
          ))}
        </div>
      ))}
    </PseudoStates>
  ),
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    layout: 'cards',
    label: 'Which of the ways to connect the site that have been offered do you want to order now?',
    options: [
      {
        value: 'a',
        label: 'Verbindungsqualitätsüberwachungsdiensterweiterung',
        description: 'w'.repeat(120),
      },
      { value: 'b', label: 'Short', description: 'A sentence that goes on. '.repeat(8) },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { options: [], hint: 'Nothing can be chosen at this site.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div dir="rtl">
      <RadioGroup
        label="نوع الاتصال"
        layout="cards"
        defaultValue="fibre"
        options={[
          { value: 'fibre', label: 'ألياف مخصصة', description: 'جاهز خلال 45 يوم عمل' },
          { value: 'mobile', label: 'شبكة الجوال', description: 'جاهز خلال يومين' },
        ]}
      />
    </div>
  ),
});

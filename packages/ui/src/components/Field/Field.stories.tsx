import { useId, type JSX } from 'react';
import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../../tokens/generated/tokens.ts';
import { TextField } from '../TextField/TextField.tsx';
import { CaseForm, onSend } from './CaseForm.fixtures.tsx';
import { Field, useField, type FieldLabels } from './Field.tsx';

const labels = () => labelsOf<FieldLabels>('Field');

const meta = preview.meta({
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Circuit', children: <TextField defaultValue="NL-AMS-2041" /> },
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: parameters['room'] ?? 360 }}>{Story()}</div>,
  ],
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Circuit' });
    await userEvent.click(canvas.getByText('Circuit'));
    await expect(control).toHaveFocus();
    await expect(control).toBeValid();
  },
});

export const WithHint = meta.story({
  args: { hint: 'It stands on the invoice and on the socket.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'It stands on the invoice and on the socket.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'There is no circuit of this name.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Circuit' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('There is no circuit of this name.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WithHintAndError = meta.story({
  args: {
    hint: 'It stands on the invoice and on the socket.',
    error: 'There is no circuit of this name.',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toHaveAccessibleDescription(
      'There is no circuit of this name. It stands on the invoice and on the socket.',
    );
    // The hint comes before the control, the error after it.
    const { top, bottom } = control.getBoundingClientRect();
    const [label, hint, error] = ['Circuit', /^It stands/, /^There is no/].map((words) =>
      canvas.getByText(words).getBoundingClientRect(),
    );
    await expect(label?.bottom).toBeLessThanOrEqual(hint?.top ?? 0);
    await expect(hint?.bottom).toBeLessThanOrEqual(top);
    await expect(error?.top).toBeGreaterThanOrEqual(bottom);
  },
});

export const Optional = meta.story({
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: `Circuit ${labels().optional}` })).not.toBeRequired();
  },
});

/** An empty text renders neither an error nor a hint. */
export const EmptyTexts = meta.story({
  tags: ['!autodocs'],
  args: { hint: '', error: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  },
});

export const WithControlId = meta.story({
  tags: ['!autodocs'],
  args: { controlId: 'circuit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Circuit' })).toHaveAttribute('id', 'circuit');
  },
});

const ownLook = {
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  blockSize: tokens.size.control,
  paddingInline: tokens.space[12],
  border: `1px solid ${tokens.color.criticalFill}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
} as const;

function DayControl(): JSX.Element {
  const formatId = useId();
  return (
    <>
      <input
        type="date"
        defaultValue="2026-11-21"
        style={ownLook}
        {...useField({ 'aria-describedby': formatId })}
      />
      <small id={formatId}>Your working days only</small>
    </>
  );
}

/** `useField` connects a custom control with the field. */
export const OwnControl = meta.story({
  args: { label: 'Earliest day', error: 'The office is closed then.', children: <DayControl /> },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Earliest day');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Your working days only The office is closed then.');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label:
      'The circuit, the order or the quote that this is about, as it stands on the last invoice or on the socket in the rack',
    hint: `A hint that goes on. ${'Verbindungsqualitätsüberwachungsdienst'.repeat(3)}`,
    error:
      'There is no circuit, order or quote of this name that you may see. Look it up on the invoice, or ask an administrator of your company.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: {
    dir: 'rtl',
    label: 'الدائرة',
    hint: 'مكتوبة على الفاتورة',
    error: 'لا توجد دائرة بهذا الاسم',
    optional: true,
  },
});

/** Submitting the empty form shows the errors and focuses the first invalid control. A complete form is submitted. */
export const ACompleteForm = meta.story({
  parameters: { controls: { disable: true }, layout: 'padded', room: 640 },
  render: () => <CaseForm />,
  play: async ({ canvas, userEvent, step }) => {
    onSend.mockClear();
    const send = canvas.getByRole('button', { name: 'Open case' });
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await step('Empty, it says what is missing', async () => {
      await userEvent.click(send);
      await expect(subject).toHaveFocus();
      await expect(subject).toBeInvalid();
      await expect(subject).toHaveAccessibleDescription('Say in a few words what it is about.');
      await expect(canvas.getByRole('combobox', { name: 'Service' })).toBeInvalid();
      await expect(canvas.getByRole('radiogroup', { name: 'How bad is it?' })).toBeInvalid();
      await expect(canvas.getByRole('textbox', { name: `Circuit ${labels().optional}` })).toBeValid();
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('The focus goes to what is still missing', async () => {
      await userEvent.type(subject, 'Packet loss in Amsterdam');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Service' }), 'Internet access');
      await userEvent.click(send);
      await expect(subject).toBeValid();
      await expect(canvas.getByRole('radio', { name: 'The service is down' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await userEvent.click(send);
      await expect(canvas.getByRole('textbox', { name: 'What happens' })).toHaveFocus();
      await userEvent.keyboard('One packet in twenty is lost since 04:10.');
      await userEvent.click(send);
      await expect(canvas.getByRole('checkbox', { name: /^Our equipment has been checked/ })).toHaveFocus();
      await userEvent.keyboard(' ');
    });
    await step('Filled in, it is sent', async () => {
      await userEvent.click(send);
      await expect(onSend).toHaveBeenCalledOnce();
      await expect(onSend).toHaveBeenCalledWith({
        subject: 'Packet loss in Amsterdam',
        service: 'internet',
        severity: 'down',
        report: 'One packet in twenty is lost since 04:10.',
      });
      await expect(subject).toBeValid();
    });
  },
});

import { createRef } from 'react';
import { expect, fn } from 'storybook/test';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { disabled, inputStates, readOnly } from '../../../../../.storybook/controlStates.fixtures.ts';
import { inlineEdges } from '../../../../../.storybook/inlineDirection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { networkIcon, searchIcon } from '../../icons/index.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Controls/TextField',
  component: TextField,
  argTypes: { icon: { control: false }, suffix: { control: 'text' } },
  args: { onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  render: (args) => (
    <Field label="Reference">
      <TextField {...args} />
    </Field>
  ),
});

export const Text = meta.story({
  args: { type: 'text' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    await userEvent.click(canvas.getByText('Reference'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('PO 4711');
    await expect(field).toHaveValue('PO 4711');
    await expect(args.onChange).toHaveBeenCalledTimes('PO 4711'.length);
    await expect(field).toBeValid();
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
});

export const Email = meta.story({
  tags: ['!autodocs'],
  args: { type: 'email', autoComplete: 'email', defaultValue: 'mara.okafor@northline.example' },
  render: (args) => (
    <Field label="E-mail address">
      <TextField {...args} />
    </Field>
  ),
});

export const Tel = meta.story({
  tags: ['!autodocs'],
  args: { type: 'tel', autoComplete: 'tel', defaultValue: '+44 20 7946 0387' },
  render: (args) => (
    <Field label="Telephone of the person on site">
      <TextField {...args} />
    </Field>
  ),
});

export const Url = meta.story({
  tags: ['!autodocs'],
  args: { type: 'url', defaultValue: 'https://hooks.northline.example/cases' },
  render: (args) => (
    <Field label="Address to call when a case changes">
      <TextField {...args} />
    </Field>
  ),
});

export const Search = meta.story({
  args: {
    type: 'search',
    icon: searchIcon,
    placeholder: 'Circuit, site or order',
    'aria-label': 'Search circuits',
  },
  render: (args) => <TextField {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search circuits' });
    const picture = field.previousElementSibling ?? document.body;
    const words = Number.parseFloat(getComputedStyle(field).paddingInlineStart);
    await expect(inlineEdges(field.getBoundingClientRect()).start + words).toBeGreaterThan(
      inlineEdges(picture.getBoundingClientRect()).end,
    );
    await userEvent.type(field, 'NL-AMS-2041');
    await expect(field).toHaveValue('NL-AMS-2041');
  },
});

export const Password = meta.story({
  args: { type: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  render: (args) => (
    <Field label="Password of the SIP trunk">
      <TextField {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password of the SIP trunk')).toHaveAttribute('type', 'password');
  },
});

/** A number is a text field, without a spinner. The unit is part of the description. */
export const NumberWithUnit = meta.story({
  args: { inputMode: 'numeric', suffix: 'Mbit/s', defaultValue: '500' },
  render: (args) => (
    <Field label="Bandwidth" hint="From 10 to 10,000.">
      <TextField {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bandwidth' });
    await expect(field).toHaveAccessibleDescription('Mbit/s From 10 to 10,000.');
    await userEvent.click(canvas.getByText('Mbit/s'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('1000');
    await expect(field).toHaveValue('1000');
  },
});

export const WithIcon = meta.story({
  args: { icon: networkIcon, defaultValue: 'NL-AMS-2041' },
  render: (args) => (
    <Field label="Circuit">
      <TextField {...args} />
    </Field>
  ),
});

export const Placeholder = meta.story({ tags: ['!autodocs'], args: { placeholder: 'For example PO 4711' } });

export const Regular = meta.story({
  tags: ['!autodocs'],
  args: { size: 'regular', 'aria-label': 'Reference' },
  render: (args) => <TextField {...args} />,
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox').parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(tokenNumbers.size.control);
  },
});

export const Compact = meta.story({
  args: { size: 'compact', icon: searchIcon, placeholder: 'Filter cases', 'aria-label': 'Filter cases' },
  render: (args) => <TextField {...args} />,
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox').parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(tokenNumbers.size.controlCompact);
  },
});

export const Disabled = meta.story({
  tags: ['!autodocs'],
  args: { disabled: true, defaultValue: 'PO 4711', suffix: 'on hold', icon: networkIcon },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});

export const ReadOnly = meta.story({
  tags: ['!autodocs'],
  args: { readOnly: true, defaultValue: 'PO 4711' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('PO 4711');
  },
});

export const Required = meta.story({
  tags: ['!autodocs'],
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { required: true, defaultValue: 'PO' },
  render: (args) => (
    <Field
      label="Reference"
      hint="Stands on the invoice."
      error="Give the whole number of the purchase order."
    >
      <TextField {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Give the whole number of the purchase order. Stands on the invoice.',
    );
  },
});

const input = createRef<HTMLInputElement>();

/** `ref` and other props reach the native input, as form libraries need. `className` reaches the root. */
export const NativeControl = meta.story({
  tags: ['!autodocs'],
  args: { name: 'reference', className: 'own', 'aria-label': 'Reference', maxLength: 20 },
  render: (args) => <TextField {...args} ref={input} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    await expect(input.current).toBe(field);
    await expect(field).toHaveAttribute('name', 'reference');
    await expect(field).toHaveAttribute('maxlength', '20');
    await expect(field.parentElement).toHaveClass('own');
    await expect(field).not.toHaveClass('own');
  },
});

/** Every state. `PseudoStates` applies the page's own hover and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      <Stack>
        {[...inputStates, readOnly, disabled].map(({ name, props }) => (
          <TextField
            key={name}
            aria-label={`Bandwidth: ${name}`}
            defaultValue={name}
            icon={networkIcon}
            suffix="Mbit/s"
            {...props}
          />
        ))}
      </Stack>
    </PseudoStates>
  ),
  play: async ({ canvas, userEvent }) => {
    const look = (name: string): CSSStyleDeclaration => {
      const { parentElement } = canvas.getByRole('textbox', { name: `Bandwidth: ${name}` });
      return getComputedStyle(parentElement ?? document.body);
    };
    const lines = ['Rest', 'Hover', 'Invalid', 'Disabled'].map((name) => look(name).borderTopColor);
    await expect(new Set(lines).size).toBe(lines.length);
    await expect(look('Read-only').backgroundColor).not.toBe(look('Rest').backgroundColor);
    const held = look('Focus').outline;
    await userEvent.tab();
    await expect(look('Rest').outlineStyle).toBe('solid');
    await expect(look('Rest').outline).toBe(held);
    canvas.getByRole('textbox', { name: 'Bandwidth: Rest' }).blur();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 'w'.repeat(300), suffix: 'Verbindungsqualitätsüberwachungsdiensteinheiten' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBeGreaterThan(120);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div dir="rtl">
      <Field label="عرض النطاق" hint="من 10 إلى 10,000">
        <TextField icon={networkIcon} suffix="Mbit/s" inputMode="numeric" defaultValue="500" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const unit = canvas.getByText('Mbit/s').getBoundingClientRect();
    await expect(unit.right).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().right);
    await expect(unit.left).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().left);
  },
});

import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { FieldRow } from '../FieldRow/FieldRow.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const labels = () => labelsOf<FieldLabels>('Field');

const meta = preview.meta({
  title: 'Controls/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Tell me when the order is',
    children: (
      <>
        <Checkbox name="tell" value="approved" label="Approved" />
        <Checkbox name="tell" value="built" label="Being built" />
        <Checkbox name="tell" value="delivered" label="Handed over" />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

export const Vertical = meta.story({
  args: { layout: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tell me when the order is' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Being built' })).toBeValid();
  },
});

export const Horizontal = meta.story({ args: { layout: 'horizontal' } });

export const WithHint = meta.story({
  args: { hint: 'By e-mail, to mara.okafor@northline.example.', optional: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: `Tell me when the order is ${labels().optional}` });
    await expect(group).toHaveAccessibleDescription('By e-mail, to mara.okafor@northline.example.');
  },
});

/** The group shows the error; every checkbox in it is invalid. */
export const Invalid = meta.story({
  args: { error: 'Choose at least one, or turn the messages off.', hint: 'By e-mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose at least one, or turn the messages off. By e-mail.',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
});

/** The parts of one value: a field inside a group has its own error. */
export const OfFields = meta.story({
  args: {
    label: 'Address of the site',
    children: (
      <FieldRow>
        <Field label="Street and number">
          <TextField autoComplete="address-line1" defaultValue="Goswell Road 260" />
        </Field>
        <Field label="Postcode" error="Give the whole postcode.">
          <TextField autoComplete="postal-code" defaultValue="EC1V" />
        </Field>
      </FieldRow>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street and number' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label: 'Which of the things that can happen to an order should we write to you about when they happen?',
    hint: `A word that does not break: ${'w'.repeat(120)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <FieldGroup dir="rtl" label="أخبرني عندما" error="اختر واحدًا على الأقل">
      <Checkbox label="تتم الموافقة على الطلب" />
      <Checkbox label="يتم التسليم" defaultChecked />
    </FieldGroup>
  ),
});

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { DateField } from '../DateField/DateField.tsx';
import { Field } from '../Field/Field.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = preview.meta({
  title: 'Controls/FieldRow',
  component: FieldRow,
  parameters: {
    layout: 'padded',
  },
});

/** Controls align despite a hint, an error and a two-line label, and each label stays next to its control. */
export const Level = meta.story({
  args: {
    children: (
      <>
        <Field label="Bandwidth" hint="From 10 to 10,000.">
          <TextField inputMode="numeric" suffix="Mbit/s" defaultValue="500" />
        </Field>
        <Field
          label="The day on which the building’s owner lets our engineer in, at the earliest and without being asked again"
          error="Give a day after 21 Nov 2026."
        >
          <TextField defaultValue="3 Nov 2026" />
        </Field>
        <Field label="Contract" optional>
          <NativeSelect defaultValue="36">
            <option value="12">12 months</option>
            <option value="36">36 months</option>
          </NativeSelect>
        </Field>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')];
    const tops = controls.map((control) => control.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const label = canvas.getByText(/^Contract/).getBoundingClientRect();
    await expect((tops[2] ?? 0) - label.bottom).toBeLessThan(tokenNumbers.space[16]);
    await expect(label.height).toBeGreaterThan(0);
  },
});

/** Fields stack where there is no space. */
export const Narrow = meta.story({
  args: {
    children: (
      <>
        <Field label="First name">
          <TextField autoComplete="given-name" defaultValue="Mara" />
        </Field>
        <Field label="Last name">
          <TextField autoComplete="family-name" defaultValue="Okafor" />
        </Field>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ display: 'grid', inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const [first, last] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    if (!first || !last) throw new Error('A field is missing.');
    await expect(first.left).toBe(last.left);
    await expect(last.top).toBeGreaterThan(first.bottom);
    // There is no space below the last one.
    const end = canvasElement.querySelector('div')?.getBoundingClientRect().bottom ?? 0;
    await expect(end - last.bottom).toBeLessThan(8);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: {
    dir: 'rtl',
    children: (
      <>
        <Field label="الاسم الأول">
          <TextField defaultValue="مريم" />
        </Field>
        <Field label="اسم العائلة" hint="كما في جواز السفر">
          <TextField defaultValue="العلي" />
        </Field>
      </>
    ),
  },
});

/** Beside a date with suggestions, the other control keeps its height. */
export const BesideTallControl = meta.story({
  args: {
    children: (
      <>
        <Field label="Day when it started">
          <DateField
            value="2026-11-20"
            onValueChange={() => undefined}
            presets={[{ id: 'today', label: 'Today', value: '2026-11-21' }]}
          />
        </Field>
        <Field label="Time, about">
          <TextField defaultValue="09:30" />
        </Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heights = [canvas.getByLabelText(/^Day/), canvas.getByLabelText(/^Time/)].map(
      (input) => input.parentElement?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

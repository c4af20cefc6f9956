import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { disabled, inputStates, readOnly } from '../../../../../.storybook/controlStates.fixtures.ts';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea, type TextAreaLabels } from './TextArea.tsx';

const labels = () => labelsOf<TextAreaLabels>('TextArea');
const count = (length: number, max: number) => fillLabel(labels().count, { count: length, max });

const report =
  'Since 04:10 the circuit loses one packet in twenty.\nThe router has been restarted, the other circuit of the site is well.';

const meta = preview.meta({
  title: 'Controls/TextArea',
  component: TextArea,
  args: { onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  render: (args) => (
    <Field label="What happens">
      <TextArea {...args} />
    </Field>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What happens' });
    await userEvent.type(area, 'No light{Enter}on the port');
    await expect(area).toHaveValue('No light\non the port');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Filled = meta.story({ args: { defaultValue: report } });

export const Placeholder = meta.story({
  tags: ['!autodocs'],
  args: { placeholder: 'When did it begin, and what have you tried?' },
});

/** Grows with its text, from `rows` lines on. */
export const Grows = meta.story({
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(area).lineHeight);
    const before = area.clientHeight;
    await expect(before).toBeGreaterThanOrEqual(2 * line);
    await expect(before).toBeLessThan(4 * line);
    await userEvent.type(area, '{Enter}{Enter}{Enter}{Enter}{Enter}end');
    await expect(area.clientHeight).toBeGreaterThanOrEqual(6 * line);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
  },
});

export const WithCount = meta.story({
  args: { limit: 500, defaultValue: report },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(count(report.length, 500));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const NearTheLimit = meta.story({
  tags: ['!autodocs'],
  args: { limit: 20, defaultValue: 'No light on port' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await userEvent.type(area, ' 7');
    await expect(canvas.getByText(count(18, 20))).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent(fillLabel(labels().left, { left: 2 })), {
      timeout: 3000,
    });
  },
});

/** Text beyond the limit is counted, not truncated: pasted text is not lost. */
export const OverTheLimit = meta.story({
  tags: ['!autodocs'],
  args: { limit: 20, defaultValue: 'No light on the port' },
  render: (args) => (
    <Field label="Subject" error="Shorten the subject to 20 characters.">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, ' 7');
    await expect(area).toHaveValue('No light on the port 7');
    await expect(area).toHaveAccessibleDescription(`Shorten the subject to 20 characters. ${count(22, 20)}`);
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent(fillLabel(labels().over, { over: 2 })),
      {
        timeout: 3000,
      },
    );
  },
});

function Note() {
  const [note, setNote] = useState('Ring at gate 4.');
  return (
    <Field label="Note to the engineer" optional>
      <TextArea limit={200} value={note} onChange={({ target }) => setNote(target.value.toUpperCase())} />
    </Field>
  );
}

/** Controlled: the count follows the value that the caller sets. */
export const Controlled = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => <Note />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', {
      name: `Note to the engineer ${labelsOf<FieldLabels>('Field').optional}`,
    });
    await userEvent.type(area, ' thanks');
    await expect(area).toHaveValue('RING AT GATE 4. THANKS');
    await expect(canvas.getByText(count(22, 200))).toBeVisible();
  },
});

export const Reset = meta.story({
  tags: ['!autodocs'],
  args: { limit: 200, defaultValue: 'Gate 4' },
  render: (args) => (
    <form>
      <Stack>
        <Field label="Note">
          <TextArea {...args} />
        </Field>
        <div>
          <Button type="reset">Start again</Button>
        </div>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', then left');
    await expect(canvas.getByText(count(17, 200))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(await canvas.findByText(count(6, 200))).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: report } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: report } });

export const Invalid = meta.story({
  args: { required: true },
  render: (args) => (
    <Field label="What happens" hint="When did it begin?" error="Say what happens, in a sentence or two.">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

/** Every state. `PseudoStates` applies the page's own hover and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      <Stack>
        {[...inputStates, readOnly, disabled].map(({ name, props }) => (
          <TextArea key={name} aria-label={`Note: ${name}`} defaultValue={name} rows={2} {...props} />
        ))}
      </Stack>
    </PseudoStates>
  ),
  play: async ({ canvas }) => {
    const lines = ['Rest', 'Hover', 'Invalid', 'Disabled'].map((name) => {
      const { parentElement } = canvas.getByRole('textbox', { name: `Note: ${name}` });
      return getComputedStyle(parentElement ?? document.body).borderTopColor;
    });
    await expect(new Set(lines).size).toBe(lines.length);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    defaultValue: `${'Power, rack space and a person who can open the door. '.repeat(40)}${'w'.repeat(200)}`,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeLessThan(area.scrollHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div dir="rtl">
      <Field label="ملاحظة للمهندس" optional>
        <TextArea defaultValue="البوابة الرابعة، ثم إلى اليسار." limit={200} />
      </Field>
    </div>
  ),
});

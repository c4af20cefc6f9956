import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choiceStates } from '../../../../../.storybook/controlStates.fixtures.ts';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { tokenNumbers, tokens } from '../../tokens/generated/tokens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Do not show this message again.', onChange: fn() },
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: parameters['room'] ?? 360 }}>{Story()}</div>,
  ],
});

export const Unchecked = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Do not show this message again.' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Do not show this message again.'));
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** A controlled value that the caller does not update does not change. */
export const Controlled = meta.story({
  tags: ['!autodocs'],
  args: { checked: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Indeterminate = meta.story({
  args: { label: 'All 24 circuits', indeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All 24 circuits' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
});

const circuits = ['NL-AMS-2041', 'GB-LON-0387', 'DE-FRA-1120'];

function CircuitPicker() {
  const [chosen, setChosen] = useState<readonly string[]>(['NL-AMS-2041']);
  const all = chosen.length === circuits.length;
  return (
    <Stack gap={4}>
      <Checkbox
        label="All circuits"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => setChosen(all ? [] : circuits)}
      />
      {circuits.map((circuit) => (
        <Checkbox
          key={circuit}
          label={circuit}
          checked={chosen.includes(circuit)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, circuit] : chosen.filter((other) => other !== circuit))
          }
        />
      ))}
    </Stack>
  );
}

/** One checkbox for several: indeterminate while some of them are checked. */
export const AllOrSome = meta.story({
  parameters: { controls: { disable: true } },
  render: () => <CircuitPicker />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All circuits' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'DE-FRA-1120' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'NL-AMS-2041' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'GB-LON-0387' })).not.toBeChecked();
  },
});

export const WithHint = meta.story({
  args: {
    label: 'Tell me by e-mail',
    hint: 'When the order is approved, built and handed over: three messages.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tell me by e-mail' })).toHaveAccessibleDescription(
      'When the order is approved, built and handed over: three messages.',
    );
  },
});

export const Invalid = meta.story({
  args: {
    label: 'The site is ready for the engineer',
    hint: 'Power, rack space and a person who can open the door.',
    error: 'Confirm that the site is ready, or choose a later date.',
    required: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'The site is ready for the engineer' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/^Confirm that the site is ready.* Power, rack space/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, hint: 'Only an administrator of your company can change this.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** In a table row: the checkbox alone, named by `aria-label`. */
export const WithoutLabel = meta.story({
  tags: ['!autodocs'],
  args: { label: undefined, 'aria-label': 'Select case 00018423' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select case 00018423' });
    await expect(box.getBoundingClientRect().width).toBe(tokenNumbers.size.target);
  },
});

const values = [
  { value: 'Unchecked', props: {} },
  { value: 'Checked', props: { defaultChecked: true } },
  { value: 'Mixed', props: { indeterminate: true } },
];

/** Every value in every state. `PseudoStates` applies the page's own hover, press and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true }, layout: 'padded', room: 640 },
  render: () => (
    <PseudoStates>
      <table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            {choiceStates.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map(({ value, props }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {choiceStates.map((state) => (
                <td key={state.name} style={{ padding: tokens.space[4], textAlign: 'center' }}>
                  <Checkbox aria-label={`${value}, ${state.name}`} {...props} {...state.props} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PseudoStates>
  ),
  play: async ({ canvas }) => {
    const box = (name: string): CSSStyleDeclaration =>
      getComputedStyle(canvas.getByRole('checkbox', { name }), '::before');
    for (const { value } of values) {
      const fills = ['Rest', 'Hover', 'Pressed'].map((name) => box(`${value}, ${name}`).backgroundColor);
      await expect(new Set(fills).size).toBe(fills.length);
      await expect(box(`${value}, Focus`).outlineStyle).toBe('solid');
    }
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label:
      'I have read what is said above about the work planned for the night of 21 to 22 November, and I agree that the circuits named there are not available while it lasts.',
    hint: `A word that does not break: ${'w'.repeat(120)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { label: 'لا تعرض هذه الرسالة مرة أخرى', hint: 'يمكنك تغيير ذلك لاحقًا', defaultChecked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const label = canvas.getByText('لا تعرض هذه الرسالة مرة أخرى').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(label.right - 1);
  },
});

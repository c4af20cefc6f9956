import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choiceStates } from '../../../../../.storybook/controlStates.fixtures.ts';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { tokenNumbers, tokens } from '../../tokens/generated/tokens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Monitor this circuit', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

export const Off = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Monitor this circuit' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('Monitor this circuit'));
    await expect(toggle).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const { width, height } = toggle.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  },
});

/** The thumb's position and a mark show the on state, not colour alone. */
export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch');
    const mark = toggle.nextElementSibling;
    await expect(mark).toBeVisible();
    await expect(getComputedStyle(toggle, '::after').transform).toContain(`${tokenNumbers.space[16]}`);
    await userEvent.click(toggle);
    await expect(mark).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(mark).toBeVisible();
    await expect(toggle).toBeChecked();
  },
});

function Monitoring() {
  const [on, setOn] = useState(true);
  return (
    <Switch
      label="Monitor this circuit"
      hint={on ? 'NL-AMS-2041 is measured every minute.' : 'NL-AMS-2041 is not measured.'}
      checked={on}
      onChange={({ target }) => setOn(target.checked)}
    />
  );
}

/** The caller controls the state. */
export const Controlled = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => <Monitoring />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Monitor this circuit' });
    await expect(toggle).toHaveAccessibleDescription('NL-AMS-2041 is measured every minute.');
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('NL-AMS-2041 is not measured.');
  },
});

export const WithHint = meta.story({
  args: { hint: 'Measured every minute; you are told when it is down.' },
});

export const Failed = meta.story({
  args: { error: 'The setting could not be saved. Try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/^The setting could not be saved/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, hint: 'Only an administrator of your company can change this.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledOn = meta.story({ tags: ['!autodocs'], args: { disabled: true, defaultChecked: true } });

export const WithoutLabel = meta.story({
  tags: ['!autodocs'],
  args: { label: undefined, 'aria-label': 'Monitor circuit NL-AMS-2041' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Monitor circuit NL-AMS-2041' })).toBeVisible();
  },
});

/** On and off in every state. `PseudoStates` applies the page's own hover, press and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Off</th>
            <th scope="col">On</th>
          </tr>
        </thead>
        <tbody>
          {choiceStates.map(({ name, props }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ padding: tokens.space[4] }}>
                <Switch aria-label={`Off, ${name}`} {...props} />
              </td>
              <td style={{ padding: tokens.space[4] }}>
                <Switch aria-label={`On, ${name}`} defaultChecked {...props} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PseudoStates>
  ),
  play: async ({ canvas }) => {
    const track = (name: string): CSSStyleDeclaration =>
      getComputedStyle(canvas.getByRole('switch', { name }), '::before');
    for (const value of ['Off', 'On']) {
      const fills = ['Rest', 'Hover', 'Pressed'].map((name) => track(`${value}, ${name}`).backgroundColor);
      await expect(new Set(fills).size).toBe(fills.length);
      await expect(track(`${value}, Focus`).outlineStyle).toBe('solid');
    }
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label:
      'Tell everybody of our company who may see this circuit when it is down for more than five minutes',
    hint: `A word that does not break: ${'w'.repeat(120)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack dir="rtl" gap={8}>
      <Switch label="مراقبة الدائرة" defaultChecked />
      <Switch label="إرسال رسائل" hint="عند انقطاع الدائرة" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [on] = canvas.getAllByRole('switch');
    if (!on) throw new Error('There is no switch.');
    await expect(getComputedStyle(on, '::after').transform).toContain(`-${tokenNumbers.space[16]}`);
  },
});

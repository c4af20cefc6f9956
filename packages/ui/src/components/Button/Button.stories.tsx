import type { JSX } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { disabled, pending, pressStates } from '../../../../../.storybook/controlStates.fixtures.ts';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { plusIcon } from '../../icons/index.ts';
import { tokenNumbers, tokens } from '../../tokens/generated/tokens.ts';
import { Button, type ButtonVariant } from './Button.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save quote', onClick: fn() },
  argTypes: {
    children: { control: 'text', description: 'The label; begin with a verb' },
    variant: {
      control: 'select',
      options: ['primary', 'secondary', 'quiet', 'critical'],
      description:
        '`primary` once per screen, `critical` for destructive actions, `quiet` beside stronger ones',
      table: { type: { summary: 'ButtonVariant' }, defaultValue: { summary: 'secondary' } },
    },
    size: {
      control: 'select',
      options: ['regular', 'compact'],
      description: '36 or 32 px high; both are 44 px on touch screens',
      table: { type: { summary: 'ButtonSize' }, defaultValue: { summary: 'regular' } },
    },
    type: {
      control: 'select',
      options: ['button', 'submit', 'reset'],
      description: 'Its role in a form; the native default would be `submit`',
      table: { type: { summary: 'button | submit | reset' }, defaultValue: { summary: 'button' } },
    },
    disabled: {
      control: 'boolean',
      description: 'The native attribute: it ignores clicks and focus',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    pending: { control: 'boolean' },
    icon: {
      control: 'select',
      options: ['none', 'plus'],
      mapping: { none: undefined, plus: plusIcon },
    },
  },
});

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];

const rowHeads: Record<ButtonVariant, JSX.Element> = {
  primary: <th scope="row">primary</th>,
  secondary: <th scope="row">secondary</th>,
  quiet: <th scope="row">quiet</th>,
  critical: <th scope="row">critical</th>,
};

const states = [...pressStates, pending, disabled];

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Secondary = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save quote' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBe(tokenNumbers.size.control);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Critical = meta.story({ args: { variant: 'critical', children: 'Delete quote' } });

/** Every variant in every state. `PseudoStates` applies the page's own hover, press and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      <table>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {states.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant}>
              {rowHeads[variant]}
              {states.map(({ name, props }) => (
                <td key={name} style={{ padding: tokens.space[8] }}>
                  <Button variant={variant} aria-label={`Save: ${variant}, ${name}`} {...props}>
                    Save
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PseudoStates>
  ),
  play: async ({ canvas, userEvent }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    for (const variant of variants) {
      const fills = ['Rest', 'Hover', 'Pressed'].map(
        (state) => look(`Save: ${variant}, ${state}`).backgroundColor,
      );
      await expect(new Set(fills).size).toBe(fills.length);
    }
    // The forced focus looks like the real one.
    const held = look('Save: primary, Focus');
    await userEvent.tab();
    const real = canvas.getByRole('button', { name: 'Save: primary, Rest' });
    await expect(real).toHaveFocus();
    await expect(held.outlineStyle).toBe('solid');
    await expect(getComputedStyle(real).outline).toBe(held.outline);
    real.blur();
  },
});

export const Compact = meta.story({
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBe(tokenNumbers.size.controlCompact);
  },
});

export const WithIcon = meta.story({ args: { icon: plusIcon, children: 'New quote' } });

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { children: 'Save this quote and send it to everyone who may approve it' },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
});

export const Pending = meta.story({
  args: { pending: true, variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save quote' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const words = document.createRange();
    words.selectNodeContents(button.firstChild ?? button);
    const room = button.getBoundingClientRect().width - words.getBoundingClientRect().width;
    await expect(room).toBeCloseTo(2 * (tokenNumbers.space[16] + 1), 0);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Keeps its focus, so that its description, the reason, can be read. The owner ignores its clicks. */
export const AriaDisabled = meta.story({
  tags: ['!autodocs'],
  args: { 'aria-disabled': true, variant: 'primary', children: 'Place order' },
});

export const Disabled = meta.story({
  tags: ['!autodocs'],
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

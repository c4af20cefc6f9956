import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { plusIcon } from '../../icons/index.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save quote', onClick: fn() },
});

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

export const Compact = meta.story({
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBe(tokenNumbers.size.controlCompact);
  },
});

export const WithIcon = meta.story({ args: { icon: plusIcon, children: 'New quote' } });

export const LongText = meta.story({
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

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { helpIcon, settingsIcon } from '../../icons/index.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: helpIcon, label: 'Help', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Help' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Expanded = meta.story({
  args: { 'aria-expanded': true, icon: settingsIcon, label: 'Settings' },
});

export const Disabled = meta.story({ args: { disabled: true } });

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { LinkComponentProps } from '../../theme/LinkComponent.ts';
import { QuaysideContext } from '../../theme/quaysideContext.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Controls/ButtonLink',
  component: ButtonLink,
  args: { href: '#new', children: 'New case' },
  argTypes: {
    children: { control: 'text' },
    href: { control: 'text', description: 'The address' },
    variant: {
      control: 'select',
      options: ['primary', 'secondary', 'quiet'],
      description: 'As of a `Button`, without `critical`',
      table: { defaultValue: { summary: 'secondary' } },
    },
    size: {
      control: 'select',
      options: ['regular', 'compact'],
      description: '36 or 32 px high; both are 44 px on touch screens',
      table: { defaultValue: { summary: 'regular' } },
    },
    icon: { control: false },
  },
});

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Secondary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New case' })).toHaveAttribute('href', '#new');
  },
});

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Compact = meta.story({
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBe(tokenNumbers.size.controlCompact);
  },
});

function RouterLink({ children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

export const DrawnByTheRouter = meta.story({
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <QuaysideContext value={{ linkComponent: RouterLink, labels: undefined }}>{Story()}</QuaysideContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New case' })).toHaveAttribute('data-router');
  },
});

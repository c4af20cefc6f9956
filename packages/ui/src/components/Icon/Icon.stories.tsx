import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as icons from '../../icons/index.ts';
import { tokens } from '../../tokens/generated/tokens.ts';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: icons.searchIcon },
});

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Named = meta.story({
  args: { icon: icons.cautionIcon, label: 'Caution', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Caution' })).toBeVisible();
  },
});

export const EverySize = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: tokens.space[16] }}>
      <Icon icon={icons.searchIcon} size={16} label="Smallest" />
      <Icon icon={icons.searchIcon} size={20} label="Regular" />
      <Icon icon={icons.searchIcon} size={24} label="Large" />
      <Icon icon={icons.searchIcon} size={32} label="Largest" />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((icon) => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([16, 20, 24, 32]);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div dir="rtl">
      <Icon icon={icons.externalIcon} label="External" />
      <Icon icon={icons.searchIcon} label="Search" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'External' })).toHaveStyle({
      transform: 'matrix(-1, 0, 0, 1, 0, 0)',
    });
    await expect(canvas.getByRole('img', { name: 'Search' })).toHaveStyle({ transform: 'none' });
  },
});

export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
        gap: 24,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon icon={icon} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
});

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { iconPaths } from '../../icons/iconPaths.ts';
import { Icon, type IconName } from './Icon.tsx';

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { name: 'search' as const } });

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Named = meta.story({
  args: { name: 'caution', label: 'Caution', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Caution' })).toBeVisible();
  },
});

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 24,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
});

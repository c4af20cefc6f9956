import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import picture from './portrait.fixture.svg?no-inline';
import { Avatar, AvatarGroup } from './Avatar.tsx';

const people = [
  { id: 'amelia', name: 'Amelia Stone', src: picture },
  { id: 'priya', name: 'Priya Raman' },
  { id: 'xiaoming', name: '王小明' },
  { id: 'omar', name: 'عمر خالد' },
  { id: 'oyvind', name: 'Øyvind Åsen-Berg' },
  { id: 'lotte', name: 'Lotte Veltman' },
];

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Amelia Stone' },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack direction="row" gap={16}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="regular" />
      <Avatar {...args} size="large" />
      <Avatar {...args} src={picture} size="small" />
      <Avatar {...args} src={picture} size="regular" />
      <Avatar {...args} src={picture} size="large" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img', { name: 'Amelia Stone' });
    await expect(avatars).toHaveLength(6);
    await expect(avatars[0]).toHaveTextContent('AS');
  },
});

const initials: readonly (readonly [name: string, initials: string])[] = [
  ['Amelia Stone', 'AS'],
  ['ludwig van der berg', 'LB'],
  ['Cher', 'C'],
  ['Øyvind Åsen-Berg (contractor)', 'ØÅ'],
  ['Zoë', 'Z'],
  ['王小明', '王'],
  ['Жанна Фриске', 'ЖФ'],
  ['عمر خالد', 'ع'],
  ['4th Floor', '4F'],
  ['“?”', ''],
];

export const Initials = meta.story({
  render: () => (
    <Stack direction="row" gap={12}>
      {initials.map(([name]) => (
        <Avatar key={name} name={name} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((avatar) => avatar.textContent);
    await expect(shown).toEqual(initials.map(([, letters]) => letters));
  },
});

/** The initials replace a picture that does not load. Without a name there is a figure. */
export const Fallbacks = meta.story({
  render: (args) => (
    <Stack direction="row" gap={12}>
      {/* A page and no picture: a missing file would be an error on the console of the docs page. */}
      <Avatar {...args} src="index.html" />
      <Avatar name="" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Amelia Stone' })).toHaveTextContent('AS'));
  },
});

/** The name is next to it, so screen readers need it once. */
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <Stack direction="row" gap={8}>
      <Avatar {...args} /> Amelia Stone
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

const labels = { more: '+{count}', moreNames: '{count} more followers' };

export const Group = meta.story({
  render: () => (
    <Stack gap={16}>
      <AvatarGroup people={people} labels={labels} max={3} size="small" aria-label="Followers" />
      <AvatarGroup people={people} labels={labels} aria-label="Followers of the order" />
      <AvatarGroup
        people={people.slice(0, 2)}
        labels={labels}
        size="large"
        aria-label="Followers of the quote"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('list', { name: 'Followers' });
    await expect(group.querySelectorAll('li')).toHaveLength(4);
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('3 more followers')).toBeInTheDocument();
  },
});

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

const meta = preview.meta({
  title: 'Screens/AccessDeniedScreen',
  component: AccessDeniedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    missing: ['Access to 1Cloud'],
    actions: <ButtonLink href="/landing">Go to the start page</ButtonLink>,
  },
});

export const OneThingMissing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Access to 1Cloud');
  },
});

export const MoreMissing = meta.story({
  args: { missing: ['Access to the Artemis view', 'The role of a portal administrator'] },
});

export const NothingToName = meta.story({
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

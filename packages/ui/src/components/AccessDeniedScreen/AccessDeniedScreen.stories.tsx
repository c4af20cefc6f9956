import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { AccessDeniedScreen, type AccessDeniedScreenLabels } from './AccessDeniedScreen.tsx';

const labels = () => labelsOf<AccessDeniedScreenLabels>('AccessDeniedScreen');

const meta = preview.meta({
  title: 'Screens/AccessDeniedScreen',
  component: AccessDeniedScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    missing: ['Access to 1Cloud'],
    actions: (
      <ButtonLink variant="primary" href="/landing">
        Go to the start page
      </ButtonLink>
    ),
  },
});

export const OneThingMissing = meta.story({
  tags: ['ACCESS-17'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: labels().title })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Access to 1Cloud');
    await expect(canvas.getByText(labels().contact)).toBeVisible();
  },
});

export const MoreMissing = meta.story({
  args: { missing: ['Access to the Artemis view', 'The role of a portal administrator'] },
});

export const NothingToName = meta.story({
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/administrator can give you access/)).toBeNull();
  },
});

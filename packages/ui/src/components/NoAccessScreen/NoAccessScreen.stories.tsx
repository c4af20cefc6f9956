import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { NoAccessScreen, type NoAccessScreenLabels } from './NoAccessScreen.tsx';

const labels = () => labelsOf<NoAccessScreenLabels>('NoAccessScreen');

const meta = preview.meta({
  title: 'Screens/NoAccessScreen',
  component: NoAccessScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    actions: (
      <ButtonLink variant="primary" href="/my-profile">
        Your profile
      </ButtonLink>
    ),
  },
});

export const NeitherView = meta.story({
  tags: ['ACCESS-20'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(labels().contact)).toBeVisible();
  },
});

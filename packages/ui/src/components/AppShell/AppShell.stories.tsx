import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import type { LoadingIndicatorLabels } from '../LoadingIndicator/LoadingIndicator.tsx';
import { PageContent } from '../PageContent/PageContent.tsx';
import { everything } from '../TopNav/TopNav.fixtures.tsx';
import { TopNav, type TopNavLabels } from '../TopNav/TopNav.tsx';
import { AppShell } from './AppShell.tsx';

const page = (
  <PageContent>
    <h1>Support</h1>
    <p>Two of your cases wait for an answer from you.</p>
  </PageContent>
);

const meta = preview.meta({
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
  },
  args: { bar: <TopNav {...everything} />, children: page },
});

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    await expect(main.getBoundingClientRect().top).toBe(tokenNumbers.size.bar);
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: labelsOf<TopNavLabels>('TopNav').skipToContent }),
    ).toHaveFocus();
    await expect(document.getElementById('main')).toBe(main);
    await expect(main).toHaveAttribute('tabindex', '-1');
  },
});

export const WithoutBar = meta.story({
  args: { bar: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(0);
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(labelsOf<LoadingIndicatorLabels>('LoadingIndicator').loading),
    ).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
});

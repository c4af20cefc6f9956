import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { PageContent } from '../PageContent/PageContent.tsx';
import { everything } from '../TopNav/TopNav.fixtures.tsx';
import { TopNav } from '../TopNav/TopNav.tsx';
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
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
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
    await expect(canvas.getByText('Loading')).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
});

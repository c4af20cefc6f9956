import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PageContent } from './PageContent.tsx';

const meta = preview.meta({
  title: 'Layout/PageContent',
  component: PageContent,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    'data-testid': 'content',
    children: (
      <>
        <PageHeader title="Support" lead="Your cases, and a way to open a new one." />
        <InlineAlert>Answers take about two hours today.</InlineAlert>
      </>
    ),
  },
});

export const Page = meta.story({
  play: async ({ canvas }) => {
    const { width } = canvas.getByTestId('content').getBoundingClientRect();
    await expect(width).toBe(Math.min(tokenNumbers.size.pageMax, document.documentElement.clientWidth));
  },
});

export const Narrow = meta.story({ args: { width: 'narrow' } });

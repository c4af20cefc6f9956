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
    usage: {
      when: 'Once in every page, around everything under the bar.',
      whenNot: 'Not inside another PageContent, nor around screens, which have their own margins.',
    },
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

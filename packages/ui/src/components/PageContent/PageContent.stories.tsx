import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
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

/** A button or a link that looks like one is as wide as its text, in both widths of the page. */
export const Buttons = meta.story({
  render: () => (
    <>
      <PageContent>
        <Button>Open a case</Button>
        <ButtonLink href="#quotes">Request a quote</ButtonLink>
      </PageContent>
      <PageContent width="narrow">
        <Button>Save the case</Button>
      </PageContent>
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = [...canvas.getAllByRole('button'), canvas.getByRole('link')];
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await expect(button.getBoundingClientRect().width).toBeLessThan(200);
    }
  },
});

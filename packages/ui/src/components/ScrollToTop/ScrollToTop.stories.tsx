import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { ChatButton, type ChatButtonLabels } from '../ChatButton/ChatButton.tsx';
import { PageContent } from '../PageContent/PageContent.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import {
  ScrollToTop,
  useScrolledPast,
  type ScrollToTopProps,
  type ScrollToTopLabels,
} from './ScrollToTop.tsx';

const labels = () => labelsOf<ScrollToTopLabels>('ScrollToTop');

const circuits = Array.from({ length: 60 }, (_, index) => `NL-AMS-${2041 + index}`);

const meta = preview.meta({
  title: 'Shell/ScrollToTop',
  tags: ['motion'],
  component: ScrollToTop,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 320 },
  },
  args: { visible: true, onClick: fn() },
  decorators: [
    (Story) => (
      <main>
        <PageContent>
          <PageHeader title="Circuits" />
          <ul>
            {circuits.map((circuit) => (
              <li key={circuit}>{circuit}</li>
            ))}
          </ul>
        </PageContent>
        {Story()}
      </main>
    ),
  ],
});

export const Visible = meta.story({
  tags: ['SCROLL-1'],
  play: async ({ canvas, args, userEvent }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    const button = canvas.getByRole('button', { name: labels().scrollToTop });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBe(tokenNumbers.size.controlTouch);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Circuits' })).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

export const Hidden = meta.story({
  tags: ['!autodocs'],
  args: { visible: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { hidden: true })).not.toHaveFocus();
  },
});

function Measuring(props: ScrollToTopProps) {
  return <ScrollToTop {...props} visible={useScrolledPast()} />;
}

/** The button appears beyond 20 px. */
export const AppearsBeyondTheThreshold = meta.story({
  tags: ['!autodocs', 'SCROLL-1'],
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
  render: (args) => <Measuring {...args} />,
  play: async ({ canvas }) => {
    const threshold = tokenNumbers.size.scrollToTop;
    const button = canvas.getByRole('button', { hidden: true });
    window.scrollTo({ top: threshold + 1, behavior: 'instant' });
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'visible'));
    window.scrollTo({ top: threshold, behavior: 'instant' });
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'hidden'));
    window.scrollTo({ top: threshold + 1, behavior: 'instant' });
    await waitFor(() => expect(button).toBeVisible());
  },
});

export const BesideTheChatButton = meta.story({
  render: (args) => (
    <>
      <ScrollToTop {...args} />
      <ChatButton onOpen={fn()} onHide={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: labels().scrollToTop }).getBoundingClientRect();
    const chat = canvas
      .getByRole('button', { name: labelsOf<ChatButtonLabels>('ChatButton').chat })
      .getBoundingClientRect();
    await expect(arrow.bottom).toBeLessThanOrEqual(chat.top);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth / 2);
  },
});

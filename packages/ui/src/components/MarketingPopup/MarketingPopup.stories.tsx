import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sanitizeHtml } from '../../sanitize/sanitizeHtml.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import type { SafeHtml } from '../RichText/SafeHtml.ts';
import banner from './banner.fixture.svg?no-inline';
import {
  MarketingPopup,
  type MarketingPopupContent,
  type MarketingPopupProps,
  type MarketingPopupLabels,
} from './MarketingPopup.tsx';

const labels = () => labelsOf<MarketingPopupLabels>('MarketingPopup');

const { marketingImageWidth, marketingImageHeight, popupScrollMax, target } = tokenNumbers.size;

const news = sanitizeHtml(
  `
  <h2>Two more cities on Carrier Connect</h2>
  <p>From 21 Nov 2026 you can quote Layer 2 and MPLS to <strong>Warsaw</strong> and <strong>Vilnius</strong>, with delivery in 25 working days.</p>
  <p>Open <a href="/1access">1Access</a> for a price, or read <a href="https://status.example/coverage">the coverage map</a>.</p>`,
);

const longNews = sanitizeHtml(
  Array.from(
    { length: 30 },
    (_, month) =>
      `<h3>Ring ${month + 1}</h3><p>Capacity on this ring is doubled. Lines that use it keep their addresses and their prices.</p>`,
  ).join(''),
);

/** The banner's width: 560 px, or on a phone the width between the margins and the border. */
function bannerWidth(): number {
  return Math.min(marketingImageWidth, window.innerWidth - 2 * tokenNumbers.space[16] - 2);
}

const ready = (html: SafeHtml): MarketingPopupContent => ({ status: 'ready', html });

function Ticking(props: MarketingPopupProps) {
  const [ticked, setTicked] = useState(false);
  return <MarketingPopup {...props} dontShowAgain={ticked} onDontShowAgainChange={setTicked} />;
}

const meta = preview.meta({
  title: 'Dialogs/MarketingPopup',
  component: MarketingPopup,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 680 },
  },
  argTypes: { content: { control: false }, image: { control: 'text' }, imageAlt: { control: 'text' } },
  args: {
    open: true,
    content: ready(news),
    image: banner,
    imageAlt: 'Carrier Connect, now in Warsaw and Vilnius',
    onClose: fn(),
    onDontShowAgainChange: fn(),
  },
});

export const Ready = meta.story({
  tags: ['MARKETING-1', 'MARKETING-3', 'MARKETING-7'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: labels().title })).toBeVisible());
    const picture = screen.getByRole('img', { name: 'Carrier Connect, now in Warsaw and Vilnius' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(bannerWidth());
    await expect(height).toBeCloseTo((width * marketingImageHeight) / marketingImageWidth, 1);
    const box = screen.getByRole('checkbox', { name: labels().dontShowAgain });
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(target);
    await userEvent.click(screen.getByText(labels().dontShowAgain));
    await expect(args.onDontShowAgainChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: labels().gotIt }));
    await expect(args.onClose).toHaveBeenLastCalledWith('got-it-button', false);
    await userEvent.click(screen.getByRole('button', { name: labels().close }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button', false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape', false);
    // The message fits, so it is not focusable.
    await expect(screen.queryByRole('region')).toBeNull();
  },
});

export const Ticked = meta.story({
  tags: ['MARKETING-8'],
  args: { dontShowAgain: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('checkbox', { name: labels().dontShowAgain })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape', true);
  },
});

export const Loading = meta.story({
  tags: ['MARKETING-1'],
  args: { content: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(labels().loading);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeVisible());
    await expect(screen.getByRole('button', { name: labels().gotIt })).toBeEnabled();
  },
});

export const Error = meta.story({
  tags: ['MARKETING-1', 'MARKETING-2', 'MARKETING-10'],
  args: {
    content: { status: 'error', message: 'The message service does not answer. Reference 7F-2041.' },
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Reference 7F-2041.');
    await userEvent.click(screen.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // The button unmounts when the message reloads.
    await expect(document.activeElement).toHaveRole('heading');
  },
});

export const ErrorWithoutWords = meta.story({
  tags: ['!autodocs'],
  args: { content: { status: 'error' }, image: null },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(labels().failed);
    await expect(screen.queryByRole('button', { name: labels().retry })).toBeNull();
  },
});

/** A preview has no checkbox, and never reports the choice even if it was checked before. */
export const Preview = meta.story({
  tags: ['MARKETING-9'],
  args: { content: { status: 'preview', html: news }, dontShowAgain: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(labels().preview)).toBeVisible());
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: labels().gotIt }));
    await expect(args.onClose).toHaveBeenCalledWith('got-it-button', false);
  },
});

export const PreviewOfTheImageAlone = meta.story({
  tags: ['!autodocs', 'MARKETING-9'],
  args: { content: { status: 'preview' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: /^Carrier Connect/ })).toBeVisible());
  },
});

export const WithoutImage = meta.story({ args: { image: undefined } });

/** A banner that fails to load is not shown. A new address gets a new attempt. */
export const FailingImage = meta.story({
  tags: ['!autodocs', 'MARKETING-5'],
  args: { image: '/no-such-banner.png' },
  render: function Mending(args) {
    const [image, setImage] = useState(args.image);
    return <MarketingPopup {...args} image={image} onRetry={() => setImage(banner)} />;
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Carrier Connect/ })).toBeNull());
    const title = screen.getByRole('heading', { name: labels().title }).getBoundingClientRect();
    const text = screen.getByRole('heading', { name: 'Two more cities on Carrier Connect' });
    await expect(text.getBoundingClientRect().top - title.bottom).toBeLessThan(tokenNumbers.space[48]);
  },
});

/** A message taller than 600 px scrolls; it is then focusable and has a name. */
export const LongText = meta.story({
  tags: ['!autodocs', 'MARKETING-6'],
  globals: { viewport: { value: 'desk1920' } },
  args: { content: ready(longNews), image: null },
  play: async ({ userEvent }) => {
    const area = await screen.findByRole('region', { name: labels().message });
    await expect(area.getBoundingClientRect().height).toBe(popupScrollMax);
    await expect(area.scrollHeight).toBeGreaterThan(popupScrollMax);
    await userEvent.tab();
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('checkbox')).toHaveFocus();
  },
});

/** Under a banner the message scrolls sooner, so that the buttons stay visible. The banner keeps its size. */
export const LongTextUnderABanner = meta.story({
  tags: ['!autodocs'],
  args: { content: ready(longNews) },
  play: async () => {
    const area = await screen.findByRole('region', { name: labels().message });
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(popupScrollMax);
    const button = screen.getByRole('button', { name: labels().gotIt }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThan(window.innerHeight);
    await expect(screen.getByRole('img').getBoundingClientRect().width).toBe(bannerWidth());
  },
});

export const ByKeyboardAlone = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Ticking {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: labels().title })).toHaveFocus());
    const order = [
      screen.getByRole('button', { name: labels().close }),
      screen.getByRole('link', { name: '1Access' }),
      screen.getByRole('link', { name: /coverage map/ }),
      screen.getByRole('checkbox', { name: labels().dontShowAgain }),
    ];
    for (const stop of order) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('got-it-button', true);
  },
});

export const InternalLinks = meta.story({
  tags: ['!autodocs'],
  args: { onInternalLink: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('link', { name: '1Access' }));
    await expect(args.onInternalLink).toHaveBeenCalledWith('/1access');
  },
});

const hostile = sanitizeHtml(
  `<p>${'unbreakable'.repeat(60)}</p><p dir="rtl">تصل الشبكة الآن إلى وارسو</p>
   <a href="javascript:alert(1)">Win</a><img src="x" onerror="alert(1)"><script>alert(1)</script>`,
);
const addresses = ['javascript:alert(1)', '//evil.example/banner.png', '', '   '];

/** Hostile data is harmless: no address runs, markup in an error is shown as text, nothing overflows. */
export const HostileData = meta.story({
  tags: ['!autodocs', 'MARKETING-1'],
  args: { content: ready(hostile) },
  render: (args) => (
    <>
      {addresses.map((image) => (
        <MarketingPopup key={image} {...args} image={image} />
      ))}
      <MarketingPopup
        {...args}
        image={null}
        content={{ status: 'error', message: `<img src=x onerror=alert(1)> ${'x'.repeat(4000)}` }}
      />
    </>
  ),
  play: async () => {
    await expect(document.querySelectorAll('[data-size="wide"] img')).toHaveLength(0);
    await expect(document.querySelectorAll('a[href^="javascript:"], script[src*="evil"]')).toHaveLength(0);
    await expect(screen.getByRole('status')).toHaveTextContent('<img src=x onerror=alert(1)>');
    for (const layer of document.querySelectorAll('[data-size="wide"]')) {
      await expect(layer.scrollWidth).toBeLessThanOrEqual(layer.clientWidth);
    }
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl', language: 'ar' } });

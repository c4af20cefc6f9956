import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sanitizeHtml } from '../../sanitize/sanitizeHtml.ts';
import picture from '../MarketingPopup/banner.fixture.svg?no-inline';
import {
  AnnouncementBanner,
  type AnnouncementSeverity,
  type AnnouncementBannerLabels,
} from './AnnouncementBanner.tsx';

const provided = () => labelsOf<AnnouncementBannerLabels>('AnnouncementBanner');

const labels = { fullText: 'Read it all', dismiss: 'Hide it' };

const severities: readonly AnnouncementSeverity[] = ['info', 'planned', 'incident'];

const meta = preview.meta({
  title: 'Shell/AnnouncementBanner',
  component: AnnouncementBanner,
  parameters: {
    layout: 'fullscreen',
  },
});

export const OneLine = meta.story({
  tags: ['SHELL-3'],
  args: {
    html: sanitizeHtml(
      '<p><strong>Planned work on 21 Nov 2026.</strong> Ordering is closed from 02:00 to 04:00.</p>',
    ),
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: provided().announcement });
    await expect(banner.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PlainText = meta.story({
  tags: ['!autodocs'],
  args: { html: sanitizeHtml('The portal is slower than usual today.') },
});

export const Links = meta.story({
  args: {
    html: sanitizeHtml(
      '<p>New: <a href="/1access">SD-WAN quotes</a>. More on our <a href="https://status.example">status page</a>.</p>',
    ),
    onInternalLink: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'SD-WAN quotes' }));
    await expect(args.onInternalLink).toHaveBeenCalledOnce();
    await expect(args.onInternalLink).toHaveBeenCalledWith('/1access');
  },
});

const tones = {
  info: '<p>New: <a href="https://academy.example">courses on SD-WAN</a>.</p>',
  planned: '<p><strong>Planned work on 21 Nov 2026.</strong> Ordering is closed from 02:00 to 04:00.</p>',
  incident: '<p><strong>Voice calls fail in London.</strong> Next update at 10:30.</p>',
} as const;

export const EverySeverity = meta.story({
  args: { html: sanitizeHtml('') },
  render: () => (
    <>
      {severities.map((severity) => (
        <AnnouncementBanner
          key={severity}
          severity={severity}
          html={sanitizeHtml(tones[severity])}
          onDismiss={fn()}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [index, banner] of canvas.getAllByRole('region').entries()) {
      await expect(banner).toHaveAttribute('data-severity', severities[index]);
      await expect(banner).toHaveAccessibleName();
    }
  },
});

export const Dismissible = meta.story({
  args: { html: sanitizeHtml(tones.planned), severity: 'planned', onDismiss: fn(), labels },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** The text is one line on a phone until its button unfolds it. */
export const Folded = meta.story({
  globals: { viewport: { value: 'phone360' } },
  args: { html: sanitizeHtml(tones.planned.repeat(2)), severity: 'planned', labels },
  render: function Foldable(args) {
    const [folded, setFolded] = useState(true);
    return <AnnouncementBanner {...args} folded={folded} onFoldedChange={setFolded} onDismiss={fn()} />;
  },
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('region');
    const oneLine = banner.getBoundingClientRect().height;
    const button = canvas.getByRole('button', { name: labels.fullText, expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(banner.getBoundingClientRect().height).toBeGreaterThan(oneLine);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(banner.getBoundingClientRect().height).toBe(oneLine);
  },
});

/** At every width the sign of a link to another site and the full stop after it stay with the last word. */
export const LinkAtTheEndOfALine = meta.story({
  tags: ['!autodocs'],
  args: {
    html: sanitizeHtml('<p>More on our <a href="https://status.example">status page</a>.</p>'),
  },
  // The text is English in every language of the toolbar.
  decorators: [(Story) => <div dir="ltr">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByRole('link').parentElement;
    const link = canvas.getByRole('link');
    for (let width = 140; width < 300; width += 1) {
      canvasElement.style.inlineSize = `${width}px`;
      const stop = document.createRange();
      if (text?.lastChild) stop.selectNode(text.lastChild);
      const lastLine = [...link.getClientRects()].at(-1);
      await expect(stop.getBoundingClientRect().left).toBeCloseTo(Number(lastLine?.right), 0);
    }
    canvasElement.style.inlineSize = '';
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    html: sanitizeHtml(
      `<h3>Work on the Frankfurt ring</h3><p>${'Between midnight and six, services in this region may break for up to five minutes at a time. '.repeat(5)}</p><ul><li>Layer 2</li><li>MPLS</li></ul>`,
    ),
  },
});

/** Asserts that the banner is at most a third of the screen high and the page below it is visible. */
async function expectAThird(banner: HTMLElement): Promise<void> {
  const { height } = banner.getBoundingClientRect();
  await expect(height).toBeLessThanOrEqual(Math.max(window.innerHeight / 3, 6 * 16));
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
}

/** 3,000 empty lines do not push the page away: the banner scrolls and is focusable. */
export const EndlessText = meta.story({
  tags: ['!autodocs', 'BANNER-5'],
  args: {
    html: sanitizeHtml(
      `<p><strong>Planned work.</strong> Read on below.</p>${'<br>'.repeat(3000)}<p>The end.</p>`,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('region', { name: provided().announcement });
    await waitFor(() => expect(banner).toHaveAttribute('data-state', 'scrolls'));
    await expectAThird(banner);
    await userEvent.tab();
    await expect(banner).toHaveFocus();
    banner.scrollTo({ top: banner.scrollHeight });
    const end = canvas.getByText('The end.').getBoundingClientRect();
    await expect(end.bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().bottom);
    banner.scrollTo({ top: 0 });
  },
});

/** An image is never wider than its container, at any size that it sets. */
export const HugePicture = meta.story({
  tags: ['!autodocs', 'BANNER-5'],
  args: {
    html: sanitizeHtml(
      `<p>Planned work</p><img src="${picture}" alt="The ring" width="99999" height="99999"><hr width="99999">`,
    ),
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: provided().announcement });
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'The ring' });
    // The banner scrolls and becomes focusable only once the image has loaded.
    await image.decode();
    await waitFor(() => expect(banner).toHaveAttribute('data-state', 'scrolls'));
    await expectAThird(banner);
    const { height } = image.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(banner.clientHeight);
    await expect(banner.scrollWidth).toBe(banner.clientWidth);
  },
});

export const InOtherWords = meta.story({
  tags: ['!autodocs'],
  args: {
    html: sanitizeHtml('<p>Geplante Arbeiten am 21. Nov. 2026.</p>'),
    labels: { announcement: 'Mitteilung' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mitteilung' })).toBeVisible();
  },
});

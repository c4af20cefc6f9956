import { expect, fn, waitFor } from 'storybook/test';
import { inlineSign } from '../../../../../.storybook/inlineDirection.ts';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sanitizeHtml } from '../../sanitize/sanitizeHtml.ts';
import picture from '../MarketingPopup/banner.fixture.svg?no-inline';
import { RichText, type RichTextLabels } from './RichText.tsx';

const labels = () => labelsOf<RichTextLabels>('RichText');

const meta = preview.meta({
  title: 'Text/RichText',
  component: RichText,
});

export const Everything = meta.story({
  args: {
    html: sanitizeHtml(
      `
      <h1>Planned work</h1><p>On <strong>21 Nov 2026</strong> we work on the <em>Frankfurt</em> ring, not <s>on the 14th</s>.</p>
      <ul><li>Layer 2: short breaks<ul><li>up to 50 ms</li></ul></li><li>MPLS: none</li></ul>
      <h2>What you do</h2>
      <ol><li>Note your circuit: <code>NL-AMS-2041</code></li><li>Call <abbr title="Network operations centre">NOC</abbr> when it stays down</li></ol>
      <table><caption>Windows</caption><thead><tr><th>Site</th><th>From</th></tr></thead><tbody><tr><td>Frankfurt</td><td>02:00</td></tr><tr><td>London</td><td>03:30</td></tr></tbody></table>
      <h3>Who says so</h3>
      <blockquote><p>One ring at a time, never both.</p></blockquote>
      <dl><dt>Ring</dt><dd>Two lines that share no duct</dd></dl>
      <figure><img src="${picture}" alt="The ring" width="280" height="125"><figcaption>The ring from above</figcaption></figure>
      <hr><p><small>Times are those of the site.</small></p>
      <p><a href="/services">Your services</a>, <a href="https://status.example">status page</a></p>`,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Planned work' })).toBeVisible();
    const out = canvas.getByRole('link', { name: /status page/ });
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(out).toHaveAccessibleDescription(labels().opensInNewTab);
  },
});

export const InternalLinks = meta.story({
  tags: ['!autodocs'],
  args: {
    html: sanitizeHtml('<p>See <a href="/support/cases?page=2#open"><b>your cases</b></a>.</p>'),
    onInternalLink: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    const words = canvas.getByText('your cases');
    await userEvent.click(words);
    await expect(args.onInternalLink).toHaveBeenCalledOnce();
    await expect(args.onInternalLink).toHaveBeenCalledWith('/support/cases?page=2#open');
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInternalLink).toHaveBeenCalledTimes(2);
    // With a modifier key the browser opens a new tab: `onInternalLink` must not be called.
    words.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(words);
    await expect(args.onInternalLink).toHaveBeenCalledTimes(2);
  },
});

export const WideContent = meta.story({
  args: {
    html: sanitizeHtml(
      `<table><tr>${'<td>Frankfurt</td>'.repeat(9)}</tr></table><p>${'unbreakable'.repeat(40)}</p>`,
    ),
  },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(320);
    // The table scrolls in place, also by keyboard, and breaks no word.
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(table).toHaveFocus();
    const [first] = canvas.getAllByRole('cell');
    await expect(first?.clientHeight).toBeLessThan(table.clientHeight + 1);
    // A shade marks the side with more content.
    const sign = inlineSign();
    const shades = (): string[] =>
      getComputedStyle(table).boxShadow.match(/-?12px(?= 0px 8px -8px inset)/g) ?? [];
    await waitFor(() => expect(shades()).toEqual([`${-12 * sign}px`]));
    table.scrollTo({ left: sign * table.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(shades()).toEqual([`${12 * sign}px`]));
    await expect(sign * table.scrollLeft).toBeGreaterThan(0);
  },
});

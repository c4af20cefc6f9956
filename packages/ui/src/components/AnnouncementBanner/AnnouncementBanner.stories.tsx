import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sanitizeHtml } from '../../sanitize/sanitizeHtml.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

const meta = preview.meta({
  title: 'Shell/AnnouncementBanner',
  component: AnnouncementBanner,
  parameters: {
    usage: {
      when: 'Once, above the page, for the message that concerns everybody in the portal.',
      whenNot: 'Not for what concerns one page (InlineAlert) or what has just happened (Toasts).',
    },
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
    const banner = canvas.getByRole('region', { name: 'Announcement' });
    await expect(banner.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PlainText = meta.story({
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

export const LongText = meta.story({
  args: {
    html: sanitizeHtml(
      `<h3>Work on the Frankfurt ring</h3><p>${'Between midnight and six, services in this region may break for up to five minutes at a time. '.repeat(5)}</p><ul><li>Layer 2</li><li>MPLS</li></ul>`,
    ),
  },
});

export const InOtherWords = meta.story({
  args: {
    html: sanitizeHtml('<p>Geplante Arbeiten am 21. Nov. 2026.</p>'),
    labels: { announcement: 'Mitteilung' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mitteilung' })).toBeVisible();
  },
});

import { useAnnouncement } from '@quayside/portal-core/react';
import type { AnnouncementBannerProps } from '@quayside/ui/AnnouncementBanner';
import { createElement, type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { loadOnce } from '../loading/loadOnce.ts';

/** A cleaned announcement and what draws it. */
type Drawable = Pick<AnnouncementBannerProps, 'html'> & { Banner: ComponentType<AnnouncementBannerProps> };

/** The announcement's banner: `null` when there is no announcement, `undefined` while that is not known yet. */
export function useAnnouncementBanner(
  onInternalLink: AnnouncementBannerProps['onInternalLink'],
): ReactElement | null | undefined {
  const { state } = useAnnouncement();
  const [drawable, setDrawable] = useState<Drawable | null>();
  const html = state.status === 'ready' ? state.html : null;

  useEffect(() => {
    if (html === null) return undefined;
    let isWanted = true;
    const show = (next: Drawable | null): void => void (isWanted && setDrawable(next));
    void prepare(html).then(show);
    return () => {
      isWanted = false;
    };
  }, [html]);

  if (state.status === 'idle' || state.status === 'loading') return undefined;
  if (html === null || drawable === null) return null;
  return drawable && createElement(drawable.Banner, { html: drawable.html, onInternalLink });
}

/** What draws an announcement; loaded only when there is one to show. */
export const loadAnnouncementParts = loadOnce(() => import('./announcementParts.ts'));

/** Without its parts nothing of the server's text is shown. */
async function prepare(html: string): Promise<Drawable | null> {
  try {
    const { AnnouncementBanner, hasContent, sanitizeHtml } = await loadAnnouncementParts();
    const cleaned = sanitizeHtml(html);
    return hasContent(cleaned) ? { html: cleaned, Banner: AnnouncementBanner } : null;
  } catch {
    return null;
  }
}

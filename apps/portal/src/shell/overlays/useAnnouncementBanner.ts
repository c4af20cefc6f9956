import { useAnnouncement, usePortalServices } from '@quayside/portal-core/react';
import type { AnnouncementBannerProps } from '@quayside/ui/AnnouncementBanner';
import { createElement, type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useIsPage } from '@quayside/page-kit/page';
import { createLoader } from '../loading/createLoader.ts';

type Prepared = Pick<AnnouncementBannerProps, 'html'> & { Banner: ComponentType<AnnouncementBannerProps> };

/** The announcement's banner: `null` without an announcement, `undefined` while it is loading. */
export function useAnnouncementBanner(
  onInternalLink: AnnouncementBannerProps['onInternalLink'],
): ReactElement | null | undefined {
  const { state } = useAnnouncement();
  const [prepared, setPrepared] = useState<Prepared | null>();
  const isPage = useIsPage();
  const html = state.status === 'ready' ? state.html : null;

  useEffect(() => {
    if (html === null) return undefined;
    let isCurrent = true;
    const show = (next: Prepared | null): void => void (isCurrent && setPrepared(next));
    void prepare(html, isPage).then(show);
    return () => {
      isCurrent = false;
    };
  }, [html, isPage]);

  const folding = useFolding(html);
  if (state.status === 'idle' || state.status === 'loading') return undefined;
  if (html === null || prepared === null) return null;
  return prepared && createElement(prepared.Banner, { html: prepared.html, onInternalLink, ...folding });
}

/** The text of the announcement that the user has folded on this device. A new text is not folded. */
const foldedKey = 'quayside.announcement.folded';

function useFolding(
  html: string | null,
): Required<Pick<AnnouncementBannerProps, 'folded' | 'onFoldedChange'>> {
  const { deviceStorage } = usePortalServices().platform;
  const [foldedText, setFoldedText] = useState(() => deviceStorage.get(foldedKey));
  return {
    folded: html !== null && html === foldedText,
    onFoldedChange(folded) {
      const text = folded ? html : null;
      setFoldedText(text);
      if (text === null) deviceStorage.remove(foldedKey);
      else deviceStorage.set(foldedKey, text);
    },
  };
}

/** Loads the component and the sanitiser, only when there is an announcement. */
export const loadAnnouncementParts = createLoader(() => import('./announcementParts.ts'));

/** Resolves with null when the code can't be loaded: nothing of the server's text is shown unsanitised. */
async function prepare(html: string, isPage: ReturnType<typeof useIsPage>): Promise<Prepared | null> {
  try {
    const { AnnouncementBanner, hasContent, sanitizeHtml } = await loadAnnouncementParts();
    const cleaned = sanitizeHtml(html, { isPage });
    return hasContent(cleaned) ? { html: cleaned, Banner: AnnouncementBanner } : null;
  } catch {
    return null;
  }
}

import { useAnnouncement } from '@quayside/portal-core/react';
import type { SafeHtml } from '@quayside/ui/RichText';
import { useEffect, useState } from 'react';

/** The announcement as it may be drawn: `null` when there is none, `undefined` while that is not known yet. */
export function useSafeAnnouncement(): SafeHtml | null | undefined {
  const { state } = useAnnouncement();
  const [safe, setSafe] = useState<SafeHtml | null>();
  const html = state.status === 'ready' ? state.html : null;

  useEffect(() => {
    if (html === null) return undefined;
    let isWanted = true;
    const show = (next: SafeHtml | null): void => void (isWanted && setSafe(next));
    void clean(html).then(show);
    return () => {
      isWanted = false;
    };
  }, [html]);

  if (state.status === 'idle' || state.status === 'loading') return undefined;
  return html === null ? null : safe;
}

/** The sanitiser is loaded only when there is something to clean; without it nothing of the server's text is shown. */
async function clean(html: string): Promise<SafeHtml | null> {
  try {
    const { hasContent, sanitizeHtml } = await import('@quayside/ui/sanitize');
    const cleaned = sanitizeHtml(html);
    return hasContent(cleaned) ? cleaned : null;
  } catch {
    return null;
  }
}

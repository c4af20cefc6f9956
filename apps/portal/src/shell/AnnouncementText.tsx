import { AnnouncementBanner } from '@quayside/ui/AnnouncementBanner';
import { hasContent, sanitizeHtml } from '@quayside/ui/sanitize';
import { type JSX, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

/** The server's rich text, sanitised; nothing when nothing of it is left. Loaded only when there is some. */
export function AnnouncementText({ html }: { html: string }): JSX.Element | null {
  const navigate = useNavigate();
  const safe = useMemo(() => sanitizeHtml(html), [html]);
  return hasContent(safe) ? (
    <AnnouncementBanner html={safe} onInternalLink={(href) => void navigate(href)} />
  ) : null;
}

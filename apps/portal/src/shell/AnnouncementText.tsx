import { AnnouncementBanner } from '@quayside/ui/AnnouncementBanner';
import { sanitizeHtml } from '@quayside/ui/sanitize';
import { type JSX, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

/** The server's rich text, sanitised. Loaded only when there is some. */
export function AnnouncementText({ html }: { html: string }): JSX.Element {
  const navigate = useNavigate();
  const safe = useMemo(() => sanitizeHtml(html), [html]);
  return <AnnouncementBanner html={safe} onInternalLink={(href) => void navigate(href)} />;
}

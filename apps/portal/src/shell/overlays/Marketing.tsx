import { type UseMarketingContentResult, useMarketingContent } from '@quayside/portal-core/react';
import { MarketingPopup, type MarketingPopupContent } from '@quayside/ui/MarketingPopup';
import { sanitizeHtml } from '@quayside/ui/sanitize';
import { type JSX, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsPage } from '@quayside/page-kit/page';

/** The marketing popup, with the loaded message or a preview. */
export function Marketing({ onClose }: { onClose: (dontShowAgain: boolean) => void }): JSX.Element {
  const { state, load, logoPath } = useMarketingContent();
  const [dontShowAgain, setDontShowAgain] = useState(false);
  const navigate = useNavigate();
  const isPage = useIsPage();
  const content = useMemo(() => contentOf(state, isPage), [state, isPage]);

  function handleInternalLink(path: string): void {
    onClose(dontShowAgain);
    void navigate(path);
  }

  return (
    <MarketingPopup
      open
      content={content}
      image={state.status === 'preview' ? state.image : logoPath}
      dontShowAgain={dontShowAgain}
      onDontShowAgainChange={state.status === 'preview' ? undefined : setDontShowAgain}
      onClose={(_reason, choice) => onClose(choice)}
      onRetry={() => void load()}
      onInternalLink={handleInternalLink}
    />
  );
}

type IsPage = ReturnType<typeof useIsPage>;

function contentOf(state: UseMarketingContentResult['state'], isPage: IsPage): MarketingPopupContent {
  switch (state.status) {
    case 'ready':
      return sanitized('ready', state.html, isPage);
    case 'preview':
      return state.html === null ? { status: 'preview' } : sanitized('preview', state.html, isPage);
    case 'error':
      return { status: 'error', message: state.message };
    case 'idle':
    case 'loading':
    default:
      return { status: 'loading' };
  }
}

/** Sanitises the message. If nothing is left of it, that is an error, because the popup would be blank. */
function sanitized(status: 'ready' | 'preview', text: string, isPage: IsPage): MarketingPopupContent {
  const html = sanitizeHtml(text, { isPage });
  return text.trim() !== '' && html.toString() === '' ? { status: 'error' } : { status, html };
}

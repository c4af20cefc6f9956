import { type UseMarketingContentResult, useMarketingContent } from '@quayside/portal-core/react';
import { MarketingPopup, type MarketingPopupContent } from '@quayside/ui/MarketingPopup';
import { sanitizeHtml } from '@quayside/ui/sanitize';
import { type JSX, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The marketing message as it was loaded, or as its writer previews it. */
export function Marketing({ onClose }: { onClose: (dontShowAgain: boolean) => void }): JSX.Element {
  const { state, load, logoPath } = useMarketingContent();
  const [dontShowAgain, setDontShowAgain] = useState(false);
  const navigate = useNavigate();
  const content = useMemo(() => contentOf(state), [state]);

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

function contentOf(state: UseMarketingContentResult['state']): MarketingPopupContent {
  switch (state.status) {
    case 'ready':
      return cleaned('ready', state.html);
    case 'preview':
      return state.html === null ? { status: 'preview' } : cleaned('preview', state.html);
    case 'error':
      return { status: 'error', message: state.message };
    case 'idle':
    case 'loading':
    default:
      return { status: 'loading' };
  }
}

/** The cleaned message. One of which nothing is left is an error, so that the popup is not blank. */
function cleaned(status: 'ready' | 'preview', text: string): MarketingPopupContent {
  const html = sanitizeHtml(text);
  return text.trim() !== '' && html.toString() === '' ? { status: 'error' } : { status, html };
}

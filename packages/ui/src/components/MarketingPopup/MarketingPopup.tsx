'use client';
import { useState, type JSX } from 'react';
import { safeHref } from '../../theme/safeHref.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason, type DialogLabels, type DialogProps } from '../Dialog/Dialog.tsx';
import { LoadError } from '../Dialog/LoadError.tsx';
import { serverMessage } from '../Dialog/serverMessage.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import type { SafeHtml } from '../RichText/SafeHtml.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Banner, DontShowAgain, MessageArea, MessageContent } from './MarketingPopup.styles.ts';
import { useScrolls } from '../../theme/useScrolls.ts';

/** The way in which the user closed the popup. */
export type MarketingPopupCloseReason = DialogCloseReason | 'got-it-button';

/**
 * The state of the message. `error` shows the server's message, or a default one. `preview` is for the author: it
 * is labelled as a preview and has no checkbox.
 */
export type MarketingPopupContent =
  | {
      /** Whether the message is loading, could not be loaded, is loaded, or is only a preview. */
      status: 'loading';
    }
  | {
      status: 'error';
      /** The reason why the message could not be loaded. Default: the label `failed`. */
      message?: string | null | undefined;
    }
  | {
      status: 'ready';
      /** The message. Created by `sanitizeHtml` of `@quayside/ui/sanitize` only. */
      html: SafeHtml;
    }
  | { status: 'preview'; html?: SafeHtml | undefined };

/** Every string of the popup. */
export type MarketingPopupLabels = DialogLabels & {
  /** The title of the popup. */
  title: string;
  /** Shown while the message loads. */
  loading: string;
  /** Used when a failure has no message of its own. */
  failed: string;
  /** The button that loads the message again. */
  retry: string;
  /** Says that nothing is saved in a preview. */
  preview: string;
  /** The accessible name of the message when it scrolls. */
  message: string;
  /** The checkbox with which the user asks not to see the message again. */
  dontShowAgain: string;
  /** The button that closes the popup. */
  gotIt: string;
};

/** A message and its banner. Other props reach the root, the overlay that covers the page. */
export type MarketingPopupProps = Omit<
  DialogProps,
  'title' | 'role' | 'size' | 'children' | 'actions' | 'onClose' | 'closeButton' | 'content' | 'labels'
> & {
  /** The message, or the reason why there is none yet. */
  content: MarketingPopupContent;
  /** The address of the banner image, 560 × 250 px. If it fails to load, the popup shows no banner. */
  image?: string | null | undefined;
  /** The alternative text of the banner, if the message does not repeat its text. Default: empty. */
  imageAlt?: string;
  /** Whether the checkbox is checked. Default false. */
  dontShowAgain?: boolean;
  /** Without it there is no checkbox. */
  onDontShowAgainChange?: ((dontShowAgain: boolean) => void) | undefined;
  /** `dontShowAgain` is true only if the checkbox is shown and checked, so never in a preview. */
  onClose: (reason: MarketingPopupCloseReason, dontShowAgain: boolean) => void;
  /** Loads the message again after a failure. Without it there is no button that tries again. */
  onRetry?: (() => void) | undefined;
  /** Called for a plain click on a `/path` link, in place of a page load. */
  onInternalLink?: RichTextProps['onInternalLink'];
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MarketingPopupLabels>;
};

const defaultLabels: MarketingPopupLabels = {
  title: 'News from Quayside',
  loading: 'Loading',
  failed: 'We couldn’t load the message.',
  retry: 'Retry',
  preview: 'This is a preview. Your choices won’t be saved.',
  message: 'Message',
  dontShowAgain: 'Do not show this message again.',
  gotIt: 'GOT IT!',
  close: 'Close',
};

/**
 * A rich-text message to all users, with a banner. A message taller than 600 px, or than the screen, scrolls
 * inside.
 */
export function MarketingPopup({
  content,
  image,
  imageAlt = '',
  dontShowAgain = false,
  onDontShowAgainChange,
  onClose,
  onRetry,
  onInternalLink,
  labels,
  ...rest
}: MarketingPopupProps): JSX.Element {
  const text = useLabels('MarketingPopup', defaultLabels, labels);
  const offersChoice = onDontShowAgainChange !== undefined && content.status !== 'preview';
  function close(reason: MarketingPopupCloseReason): void {
    onClose(reason, offersChoice && dontShowAgain);
  }
  const actions = (
    <>
      {offersChoice && (
        <DontShowAgain
          label={text.dontShowAgain}
          checked={dontShowAgain}
          onChange={(event) => onDontShowAgainChange(event.target.checked)}
        />
      )}
      <Button variant="primary" onClick={() => close('got-it-button')}>
        {text.gotIt}
      </Button>
    </>
  );
  return (
    <Dialog {...rest} size="wide" title={text.title} labels={text} onClose={close} actions={actions}>
      {content.status === 'preview' && <InlineAlert>{text.preview}</InlineAlert>}
      <LoadedBanner image={image} alt={imageAlt} />
      <Message content={content} text={text} onRetry={onRetry} onInternalLink={onInternalLink} />
    </Dialog>
  );
}

function LoadedBanner({ image, alt }: { image: string | null | undefined; alt: string }): JSX.Element | null {
  const [failed, setFailed] = useState<string>();
  const address = imageAddress(image);
  // A new address gets a new attempt.
  if (address === null || address === failed) return null;
  return <Banner key={address} src={address} alt={alt} onError={() => setFailed(address)} />;
}

// A preview may show a local file, whose `blob:` address `safeHref` refuses.
function imageAddress(image: unknown): string | null {
  if (typeof image !== 'string') return null;
  return /^(?:blob:|data:image\/)/iu.test(image) ? image : safeHref(image);
}

type MessageProps = Pick<MarketingPopupProps, 'content' | 'onRetry' | 'onInternalLink'> & {
  text: MarketingPopupLabels;
};

function Message({ content, text, onRetry, onInternalLink }: MessageProps): JSX.Element {
  const [scrolls, areaRef] = useScrolls();
  // A scrolling area must be focusable, and a focusable area needs a name.
  const reachable = scrolls && ({ tabIndex: 0, role: 'region', 'aria-label': text.message } as const);
  return (
    <MessageArea
      ref={areaRef}
      {...reachable}
      data-state={scrolls ? 'scrolls' : 'fits'}
      aria-busy={content.status === 'loading'}
    >
      <MessageContent>
        {content.status === 'loading' && <Loading words={text.loading} />}
        {content.status === 'error' && (
          <LoadError
            message={serverMessage(content.message, text.failed)}
            retry={text.retry}
            onRetry={onRetry}
          />
        )}
        {'html' in content && content.html && (
          <RichText html={content.html} {...(onInternalLink && { onInternalLink })} />
        )}
      </MessageContent>
    </MessageArea>
  );
}

function Loading({ words }: { words: string }): JSX.Element {
  return (
    <>
      <VisuallyHidden as="output">{words}</VisuallyHidden>
      <Skeleton length="medium" />
      <Skeleton lines={4} />
    </>
  );
}

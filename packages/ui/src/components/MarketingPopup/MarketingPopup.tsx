'use client';
import { useState, type JSX } from 'react';
import { safeHref } from '../../theme/safeHref.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason, type DialogLabels, type DialogProps } from '../Dialog/Dialog.tsx';
import { focusDialogTitle } from '../Dialog/focusDialogTitle.ts';
import { serverWords } from '../Dialog/serverWords.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import type { SafeHtml } from '../RichText/SafeHtml.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Banner, DontShowAgain, MessageArea, MessageContent } from './MarketingPopup.styles.ts';
import { useScrolls } from '../../theme/useScrolls.ts';

/** What the user did to close it. */
export type MarketingPopupCloseReason = DialogCloseReason | 'got-it-button';

/**
 * What there is of the message. `error` shows the server's words, or ours where there are none. `preview` is for who
 * writes it: it says so, and never offers the choice not to see the message again.
 */
export type MarketingPopupContent =
  | { status: 'loading' }
  | { status: 'error'; message?: string | null | undefined }
  | { status: 'ready'; html: SafeHtml }
  | { status: 'preview'; html?: SafeHtml | undefined };

/** Every string of the popup. */
export type MarketingPopupLabels = DialogLabels & {
  title: string;
  loading: string;
  failed: string;
  retry: string;
  preview: string;
  /** Names the message where it has to be scrolled. */
  message: string;
  dontShowAgain: string;
  gotIt: string;
};

/** A message and its banner. The rest goes to its root, the layer that covers the page. */
export type MarketingPopupProps = Omit<
  DialogProps,
  'title' | 'role' | 'size' | 'children' | 'actions' | 'onClose' | 'closeButton' | 'content' | 'labels'
> & {
  content: MarketingPopupContent;
  /** The banner's address, for a picture of 560 × 250 px. One that can't be loaded leaves no trace. */
  image?: string | null | undefined;
  /** What the banner says, where its words are not in the message too. Default: nothing. */
  imageAlt?: string;
  /** Whether the box is ticked. Default false. */
  dontShowAgain?: boolean;
  /** Without it there is no such box. */
  onDontShowAgainChange?: ((dontShowAgain: boolean) => void) | undefined;
  /** `dontShowAgain` is the choice to record: true only if the box was there and ticked, so never in a preview. */
  onClose: (reason: MarketingPopupCloseReason, dontShowAgain: boolean) => void;
  /** Loads the message again after a failure; without it there is no button for that. */
  onRetry?: (() => void) | undefined;
  onInternalLink?: RichTextProps['onInternalLink'];
  labels?: Partial<MarketingPopupLabels>;
};

const defaultLabels: MarketingPopupLabels = {
  title: 'News from Quayside',
  loading: 'Loading',
  failed: 'The message could not be loaded.',
  retry: 'Retry',
  preview: 'This is a preview. Nothing is recorded.',
  message: 'Message',
  dontShowAgain: 'Do not show this message again.',
  gotIt: 'GOT IT!',
  close: 'Close',
};

/** A message to all users, in rich text, with a banner. What is longer than 600 px, or than the screen, scrolls inside it. */
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
  // Another address is another attempt.
  if (address === null || address === failed) return null;
  return <Banner key={address} src={address} alt={alt} onError={() => setFailed(address)} />;
}

// A preview may show a file from the user's disk, which has no address that a link could have.
function imageAddress(image: unknown): string | null {
  if (typeof image !== 'string') return null;
  return /^(?:blob:|data:image\/)/iu.test(image) ? image : safeHref(image);
}

type MessageProps = Pick<MarketingPopupProps, 'content' | 'onRetry' | 'onInternalLink'> & {
  text: MarketingPopupLabels;
};

function Message({ content, text, onRetry, onInternalLink }: MessageProps): JSX.Element {
  const [scrolls, areaRef] = useScrolls();
  // What scrolls must be reachable without a mouse, and what is reached must have a name.
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
          <InlineAlert
            tone="critical"
            live="polite"
            action={
              onRetry && (
                <Button
                  size="compact"
                  onClick={({ currentTarget }) => {
                    focusDialogTitle(currentTarget);
                    onRetry();
                  }}
                >
                  {text.retry}
                </Button>
              )
            }
          >
            {serverWords(content.message, text.failed)}
          </InlineAlert>
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

'use client';
import { useCallback, useImperativeHandle, useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { infoIcon } from '../../icons/infoIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { useScrolls } from '../../theme/useScrolls.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RichText, type RichTextProps, type SafeHtml } from '../RichText/RichText.tsx';
import { BannerContent, BannerRoot } from './AnnouncementBanner.styles.ts';

/** Every string of the banner. */
export type AnnouncementBannerLabels = { announcement: string };

/** `html` comes from `sanitizeHtml`. Render the banner only when there is an announcement. */
export type AnnouncementBannerProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  html: SafeHtml;
  onInternalLink?: RichTextProps['onInternalLink'];
  labels?: Partial<AnnouncementBannerLabels>;
};

const defaultLabels: AnnouncementBannerLabels = { announcement: 'Announcement' };

/**
 * The announcement above every page. It is at most a third of the screen high, and a longer one scrolls, also by
 * keyboard. It is a labelled region and not an alert, because it is part of the page from the start.
 */
export function AnnouncementBanner({
  html,
  onInternalLink,
  labels,
  ref,
  ...rest
}: AnnouncementBannerProps): JSX.Element {
  const text = useLabels('AnnouncementBanner', defaultLabels, labels);
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current);
  const [scrolls, measure] = useScrolls();
  const attach = useCallback(
    (element: HTMLElement | null) => {
      rootRef.current = element;
      return measure(element);
    },
    [measure],
  );
  return (
    <BannerRoot
      aria-label={text.announcement}
      tabIndex={scrolls ? 0 : undefined}
      data-state={scrolls ? 'scrolls' : 'fits'}
      {...rest}
      ref={attach}
    >
      <BannerContent>
        <Icon icon={infoIcon} />
        <RichText html={html} {...(onInternalLink && { onInternalLink })} />
      </BannerContent>
    </BannerRoot>
  );
}

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

/** `html` has passed `sanitizeHtml`; draw the banner only when there is some. */
export type AnnouncementBannerProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  html: SafeHtml;
  onInternalLink?: RichTextProps['onInternalLink'];
  labels?: Partial<AnnouncementBannerLabels>;
};

const defaultLabels: AnnouncementBannerLabels = { announcement: 'Announcement' };

/**
 * The portal-wide message, full width above the page, at most a third of the screen high: a longer one scrolls, and can
 * be scrolled by keyboard. A labelled region and not an alert: it is there when the page
 * is, so it is found in its place rather than read out over everything else.
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

'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { infoIcon } from '../../icons/infoIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
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
 * The portal-wide message, full width above the page. A labelled region and not an alert: it is there when the page
 * is, so it is found in its place rather than read out over everything else.
 */
export function AnnouncementBanner({
  html,
  onInternalLink,
  labels,
  ...rest
}: AnnouncementBannerProps): JSX.Element {
  const text = useLabels('AnnouncementBanner', defaultLabels, labels);
  return (
    <BannerRoot aria-label={text.announcement} {...rest}>
      <BannerContent>
        <Icon icon={infoIcon} />
        <RichText html={html} {...(onInternalLink && { onInternalLink })} />
      </BannerContent>
    </BannerRoot>
  );
}

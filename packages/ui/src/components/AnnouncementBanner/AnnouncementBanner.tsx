'use client';
import { useCallback, useImperativeHandle, useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { calendarIcon } from '../../icons/calendarIcon.ts';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { useScrolls } from '../../theme/useScrolls.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RichText, type RichTextProps, type SafeHtml } from '../RichText/RichText.tsx';
import { BannerActions, BannerContent, BannerRoot } from './AnnouncementBanner.styles.ts';

/** `info` is news, `planned` is work that is planned, `incident` is something that fails now. */
export type AnnouncementSeverity = 'info' | 'planned' | 'incident';

/** Every string of the banner. */
export type AnnouncementBannerLabels = Record<'announcement' | 'planned' | 'incident', string> & {
  /** The name of the button that folds the announcement to one line. */
  fullText: string;
  /** The name of the button that dismisses the announcement. */
  dismiss: string;
};

/** `html` comes from `sanitizeHtml`. Render the banner only when there is an announcement. */
export type AnnouncementBannerProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The text of the announcement. Created by `sanitizeHtml` of `@quayside/ui/sanitize` only. */
  html: SafeHtml;
  /** Called for a plain click on a `/path` link, in place of a page load. */
  onInternalLink?: RichTextProps['onInternalLink'];
  /** Sets the tone, the icon and the name. Default `info`. */
  severity?: AnnouncementSeverity;
  /** Shows one line of it on a screen narrower than 600 px. Default false. */
  folded?: boolean;
  /** Adds a button that folds and unfolds the announcement on such a screen. */
  onFoldedChange?: (folded: boolean) => void;
  /** Adds a button that dismisses the announcement. */
  onDismiss?: () => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<AnnouncementBannerLabels>;
};

const defaultLabels: AnnouncementBannerLabels = {
  announcement: 'Announcement',
  planned: 'Planned work',
  incident: 'Incident',
  fullText: 'Full text',
  dismiss: 'Dismiss',
};

const icons: Record<AnnouncementSeverity, IconShape> = {
  info: infoIcon,
  planned: calendarIcon,
  incident: criticalIcon,
};

/**
 * The announcement above every page. It is at most a third of the screen high, and a longer one scrolls, also by
 * keyboard. It is a labelled region and not an alert, because it is part of the page from the start.
 */
export function AnnouncementBanner({
  html,
  onInternalLink,
  severity = 'info',
  folded = false,
  onFoldedChange,
  onDismiss,
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
      aria-label={severity === 'info' ? text.announcement : text[severity]}
      tabIndex={scrolls ? 0 : undefined}
      data-state={scrolls ? 'scrolls' : 'fits'}
      data-severity={severity}
      {...rest}
      ref={attach}
    >
      <BannerContent data-folded={folded}>
        <Icon icon={icons[severity]} />
        <RichText html={html} {...(onInternalLink && { onInternalLink })} />
        {(onFoldedChange ?? onDismiss) && (
          <BannerActions>
            {onFoldedChange && (
              <IconButton
                icon={chevronDownIcon}
                label={text.fullText}
                aria-expanded={!folded}
                onClick={() => onFoldedChange(!folded)}
              />
            )}
            {onDismiss && <IconButton icon={closeIcon} label={text.dismiss} onClick={onDismiss} />}
          </BannerActions>
        )}
      </BannerContent>
    </BannerRoot>
  );
}

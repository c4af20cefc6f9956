'use client';
import { useEffect, type JSX } from 'react';
import { focusPage } from '../../behaviours/focusPage.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale, useTimeZone } from '../../theme/quaysideContext.ts';
import { readTime, timeFormat } from '../../theme/timeValue.ts';
import { Button } from '../Button/Button.tsx';
import { InlineAlert, type InlineAlertProps } from '../InlineAlert/InlineAlert.tsx';
import { DraftActions } from './RestoredDraftNotice.styles.ts';

/** Every string of the notice. `{time}` in `text` is the time when the draft was saved. */
export type RestoredDraftNoticeLabels = {
  /** The title of the notice. */
  title: string;
  /** Names the restored draft. `{time}` is when the draft was saved. */
  text: string;
  /** The button that keeps the draft. */
  keep: string;
  /** The button that discards the draft. */
  discard: string;
};

/**
 * `savedAt` is when the draft was saved. The time is shown in the user's time zone, formatted by `locale`, default
 * the provider's.
 */
export type RestoredDraftNoticeProps = Omit<
  InlineAlertProps,
  'tone' | 'title' | 'action' | 'children' | 'labels'
> & {
  /** When the draft was saved. Shown in the user's time zone. */
  savedAt: Date;
  /** Called when the user keeps the draft. Remove the notice. */
  onKeep: () => void;
  /** Called when the user discards the draft. Empty the form and remove the notice. */
  onDiscard: () => void;
  /** The BCP 47 tag by which the time is formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<RestoredDraftNoticeLabels>;
};

const defaultLabels: RestoredDraftNoticeLabels = {
  title: 'We’ve restored your draft',
  text: 'Your session ended on {time}, before you could send it. Everything you typed is below.',
  keep: 'Keep',
  discard: 'Discard',
};

/** Empty for an invalid date. */
function formatTime(savedAt: Date, locale: string, timeZone: string): string {
  const read = readTime(savedAt);
  return (read && timeFormat(read, locale, timeZone, 'dateTime')?.format(read.date)) ?? '';
}

/**
 * Shown above a form whose draft was restored after the session ended. The caller removes it after either choice.
 * Focus then moves to the page heading, unless the caller has moved it.
 */
export function RestoredDraftNotice({
  savedAt,
  onKeep,
  onDiscard,
  locale,
  labels,
  ...rest
}: RestoredDraftNoticeProps): JSX.Element {
  const text = useLabels('RestoredDraftNotice', defaultLabels, labels);
  const time = formatTime(savedAt, useLocale(locale), useTimeZone(undefined));
  useEffect(
    () => () => {
      // One frame later, because the replacement may take focus too.
      requestAnimationFrame(focusPage);
    },
    [],
  );
  return (
    <InlineAlert {...rest} tone="info" title={text.title}>
      <p>{fillLabel(text.text, { time })}</p>
      <DraftActions>
        <Button size="compact" onClick={onKeep}>
          {text.keep}
        </Button>
        <Button size="compact" variant="quiet" onClick={onDiscard}>
          {text.discard}
        </Button>
      </DraftActions>
    </InlineAlert>
  );
}

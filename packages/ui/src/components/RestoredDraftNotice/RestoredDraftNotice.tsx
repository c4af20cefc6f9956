'use client';
import { useEffect, type JSX } from 'react';
import { focusPage } from '../../behaviours/focusPage.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { InlineAlert, type InlineAlertProps } from '../InlineAlert/InlineAlert.tsx';
import { DraftActions } from './RestoredDraftNotice.styles.ts';
import { useLocalTime } from './useLocalTime.ts';

/** Every string of the notice; `{time}` in `text` becomes the time the draft was kept. */
export type RestoredDraftNoticeLabels = { title: string; text: string; keep: string; discard: string };

/** `savedAt` is when the draft was kept; its time is shown in the user's zone, written as in `locale`, default the provider's. */
export type RestoredDraftNoticeProps = Omit<
  InlineAlertProps,
  'tone' | 'title' | 'action' | 'children' | 'labels'
> & {
  savedAt: Date;
  onKeep: () => void;
  onDiscard: () => void;
  locale?: string;
  labels?: Partial<RestoredDraftNoticeLabels>;
};

const defaultLabels: RestoredDraftNoticeLabels = {
  title: 'We kept what you had typed',
  text: 'Your session ended on {time}, before it was sent. Everything stands below as you left it.',
  keep: 'Keep',
  discard: 'Discard',
};

/**
 * Stands above a form that was filled again after its session had ended. Once it is answered the caller takes it away,
 * and the focus goes to the page's heading, unless the caller has put it somewhere better.
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
  const time = useLocalTime(savedAt, useLocale(locale));
  useEffect(
    () => () => {
      // A frame later, because what takes its place may take the focus too.
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

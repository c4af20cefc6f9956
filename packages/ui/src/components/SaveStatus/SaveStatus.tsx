'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SaveRoot, SaveText } from './SaveStatus.styles.ts';
import { useSavedTime } from './useSavedTime.ts';

/** The state of the user's changes: saved, being saved, or not saved because of a failure. */
export type SaveStatusKind = 'saved' | 'saving' | 'failed';

/** The changes that screen readers announce. */
export type SaveStatusAnnounce = 'failures' | 'everything';

/** Every string of the status. `{time}` in `savedAt` is the time of the last save. */
export type SaveStatusLabels = {
  /** Shown when everything is saved and there is no time. */
  saved: string;
  /** Shown when everything is saved. `{time}` is when. */
  savedAt: string;
  /** Shown while a change is being saved. */
  saving: string;
  /** Shown when a change could not be saved. */
  failed: string;
  /** The button that saves again. */
  retry: string;
};

/** The state of the last save. */
export type SaveStatusProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> & {
  /** Whether the work is saved, is being saved or could not be saved. */
  status: SaveStatusKind;
  /** When the work was last saved. Shown with its date unless that is today. Default: no time. */
  savedAt?: Date;
  /** Saves again. Without it there is no button that tries again. */
  onRetry?: () => void;
  /**
   * The changes that screen readers announce: a failure of a page that saves automatically, or everything after the user
   * pressed Save. Default `failures`.
   */
  announce?: SaveStatusAnnounce;
  /** Formats the time. Default: the provider's locale. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SaveStatusLabels>;
};

const defaultLabels: SaveStatusLabels = {
  saved: 'Saved',
  savedAt: 'Saved {time}',
  saving: 'Saving',
  failed: 'Not saved',
  retry: 'Retry',
};

/** Says whether the work on the page is saved. */
export function SaveStatus({
  status,
  savedAt,
  onRetry,
  announce = 'failures',
  locale,
  labels,
  ...rest
}: SaveStatusProps): JSX.Element {
  const text = useLabels('SaveStatus', defaultLabels, labels);
  const time = useSavedTime(savedAt, useLocale(locale));
  const saved = time === '' ? text.saved : fillLabel(text.savedAt, { time });
  // The button goes away with the failure, but focus must not.
  function handleRetry({ currentTarget }: MouseEvent): void {
    currentTarget.closest<HTMLElement>('[data-status]')?.focus({ preventScroll: true });
    onRetry?.();
  }
  return (
    <SaveRoot {...rest} data-status={status} tabIndex={-1}>
      {/* Both are always rendered, because a live region announces only its changes. */}
      <div {...(announce === 'everything' && { role: 'status' })}>
        {status !== 'failed' && (
          <SaveText>
            {status === 'saved' && <Icon icon={checkIcon} size={16} />}
            <span>{status === 'saved' ? saved : text.saving}</span>
          </SaveText>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is the result of a form's fields */}
      <div role="status">
        {status === 'failed' && (
          <SaveText>
            <Icon icon={criticalIcon} size={16} />
            <span>{text.failed}</span>
          </SaveText>
        )}
      </div>
      {status === 'failed' && onRetry && (
        <Button size="compact" onClick={handleRetry}>
          {text.retry}
        </Button>
      )}
    </SaveRoot>
  );
}

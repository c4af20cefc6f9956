'use client';
import { useId, type JSX, type KeyboardEvent } from 'react';
import { isComposing } from '../../behaviours/isComposing.ts';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import { positiveIcon } from '../../icons/positiveIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { ownText } from '../../theme/ownText.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ToastsLabels } from './Toasts.labels.ts';
import { ToastBody, ToastCard, ToastCount } from './Toasts.styles.ts';
import type { Toast, ToastDismissReason, ToastTone } from './Toasts.types.ts';
import { toneLabel } from './toastAnnouncement.ts';
import { useToastTimer } from './useToastTimer.ts';

const icons: Record<ToastTone, IconShape> = {
  critical: criticalIcon,
  caution: cautionIcon,
  positive: positiveIcon,
  info: infoIcon,
};

type ToastLineProps = {
  toast: Toast;
  timeOutSeconds: number;
  isPaused: boolean;
  onDismiss: (id: string, reason: ToastDismissReason) => void;
  text: ToastsLabels;
};

export function ToastLine({ toast, timeOutSeconds, isPaused, onDismiss, text }: ToastLineProps): JSX.Element {
  const { id, tone, title, count, action } = toast;
  const word = toneLabel(toast, text);
  const wordsId = useId();
  // Critical, lasting and actionable toasts wait for the user.
  const stays = tone === 'critical' || action !== undefined || toast.lasting === true;
  useToastTimer({
    durationMs: stays ? null : timeOutSeconds * 1000,
    isPaused,
    count,
    onEnd: () => onDismiss(id, 'timeout'),
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Handled here, so that Escape closes nothing else.
    event.preventDefault();
    event.stopPropagation();
    onDismiss(id, 'escape');
  }

  return (
    <ToastCard tabIndex={-1} data-toast={id} data-tone={tone} onKeyDown={handleKeyDown}>
      <Icon icon={icons[tone]} {...(word !== undefined && { label: word })} />
      <ToastBody>
        <div id={wordsId}>
          {title !== undefined && <strong>{title}</strong>}
          {ownText(toast.text)}
          {count > 1 && (
            <>
              <ToastCount aria-hidden="true">{fillLabel(text.count, { count })}</ToastCount>
              <VisuallyHidden> {fillLabel(text.times, { count })}</VisuallyHidden>
            </>
          )}
        </div>
        {action && (
          <Button
            size="compact"
            aria-describedby={wordsId}
            onClick={() => {
              action.onAction();
              onDismiss(id, 'action');
            }}
          >
            {action.label}
          </Button>
        )}
      </ToastBody>
      <IconButton
        icon={closeIcon}
        label={text.dismiss}
        aria-describedby={wordsId}
        onClick={() => onDismiss(id, 'close-button')}
      />
    </ToastCard>
  );
}

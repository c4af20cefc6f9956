'use client';
import type { JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import {
  MessageScreen,
  type MessageScreenPlace,
  type ScreenAttributes,
} from '../MessageScreen/MessageScreen.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RetryStatus } from './ServiceUnavailableScreen.styles.ts';

/** Every string of the screen. `{seconds}` in `countdown` is the number of seconds left. */
export type ServiceUnavailableScreenLabels = {
  title: string;
  text: string;
  countdown: string;
  retrying: string;
  retry: string;
};

/** When the next retry happens: when the user asks, after a countdown in whole seconds, or now. */
export type ServiceUnavailableScreenAttempt =
  | { status: 'on-request' | 'retrying' }
  | { status: 'scheduled'; secondsLeft: number };

/** `place` is `page`, under the bar, or `alone`, without a bar. Default `page`. */
export type ServiceUnavailableScreenProps = ScreenAttributes & {
  onRetry: () => void;
  /** Default `{ status: 'on-request' }`, which shows no status line. */
  attempt?: ServiceUnavailableScreenAttempt;
  place?: MessageScreenPlace;
  labels?: Partial<ServiceUnavailableScreenLabels>;
};

const defaultLabels: ServiceUnavailableScreenLabels = {
  title: 'This page is not available',
  text: 'The service is down for maintenance or very busy. There’s nothing wrong on your side.',
  countdown: 'Trying again in {seconds} s',
  retrying: 'Trying again',
  retry: 'Retry',
};

const onRequest: ServiceUnavailableScreenAttempt = { status: 'on-request' };

/** Shown while a service is unavailable, with the time of the next retry. It needs no network. */
export function ServiceUnavailableScreen({
  onRetry,
  attempt = onRequest,
  labels,
  ...rest
}: ServiceUnavailableScreenProps): JSX.Element {
  const text = useLabels('ServiceUnavailableScreen', defaultLabels, labels);
  const isRetrying = attempt.status === 'retrying';
  const countdown =
    attempt.status === 'scheduled'
      ? fillLabel(text.countdown, { seconds: Math.max(0, Math.ceil(attempt.secondsLeft)) })
      : '';
  return (
    <MessageScreen
      {...rest}
      title={text.title}
      illustration={picture}
      actions={
        <Button variant="primary" pending={isRetrying} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      <p>{text.text}</p>
      {/* Screen readers do not announce the countdown: every second would be too often. They announce that a retry began. */}
      <RetryStatus role="timer" aria-hidden={isRetrying || undefined}>
        {isRetrying ? text.retrying : countdown}
      </RetryStatus>
      <VisuallyHidden as="output">{isRetrying && text.retrying}</VisuallyHidden>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M12 76h50v30M188 76h-50v30M62 76L82 28M138 76L118 28"
    fine="M38 76V46h10v30M152 76V46h10v30M48 48l26-1M152 48l-26-1M12 106h34m108 0h34M70 106q5-5 10 0t10 0m20 0q5-5 10 0t10 0M80 115q5-5 10 0t10 0 10 0 10 0"
    accent="M89 97h22l-4 9H93zM100 97V58l11 30h-11"
  />
);

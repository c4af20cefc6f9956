'use client';
import type { JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { bridge, Illustration } from '../Illustration/Illustration.tsx';
import {
  MessageScreen,
  type MessageScreenPlace,
  type ScreenAttributes,
} from '../MessageScreen/MessageScreen.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RetryStatus } from './ServiceUnavailableScreen.styles.ts';

/** Every string of the screen. `{seconds}` in `countdown` is the number of seconds left. */
export type ServiceUnavailableScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The cause, under the heading. */
  text: string;
  /** The status line before the next attempt. `{seconds}` is the time until then. */
  countdown: string;
  /** The status line during an attempt. */
  retrying: string;
  /** The button that tries again at once. */
  retry: string;
};

/** When the next retry happens: when the user asks, after a countdown in whole seconds, or now. */
export type ServiceUnavailableScreenAttempt =
  | {
      /** Whether the next attempt waits for the user, is scheduled or is in progress. */
      status: 'on-request' | 'retrying';
    }
  | {
      status: 'scheduled';
      /** The number of seconds until the next attempt. */
      secondsLeft: number;
    };

/** The next attempt, and where the screen is. */
export type ServiceUnavailableScreenProps = ScreenAttributes & {
  /** Called by the button. Load the page again. */
  onRetry: () => void;
  /** Default `{ status: 'on-request' }`, which shows no status line. */
  attempt?: ServiceUnavailableScreenAttempt;
  /** `page` is under the bar, `alone` is without a bar. Default `page`. */
  place?: MessageScreenPlace;
  /** Texts in place of the default ones. Those left out stay as they are. */
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
      illustration={<Illustration {...bridge} />}
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

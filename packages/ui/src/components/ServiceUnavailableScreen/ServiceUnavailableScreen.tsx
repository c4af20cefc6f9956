'use client';
import type { JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NextTry } from './ServiceUnavailableScreen.styles.ts';

/** Every string of the screen; `{seconds}` in `countdown` becomes the seconds left. */
export type ServiceUnavailableScreenLabels = {
  title: string;
  text: string;
  countdown: string;
  retrying: string;
  retry: string;
};

/** `place` is `page`, under the bar, or `alone`, where there is nothing else; default `page`. */
export type ServiceUnavailableScreenProps = ScreenAttributes & {
  onRetry: () => void;
  /** Whole seconds until the next try by itself, counted down by the caller. Without it nothing is said of one. */
  secondsLeft?: number | undefined;
  /** A try is under way. Default false. */
  retrying?: boolean;
  place?: 'page' | 'alone';
  labels?: Partial<ServiceUnavailableScreenLabels>;
};

const defaultLabels: ServiceUnavailableScreenLabels = {
  title: 'The portal is not available',
  text: 'It is being worked on, or too busy to answer. You need not do anything: the page comes back by itself as soon as it can.',
  countdown: 'Trying again in {seconds} s',
  retrying: 'Trying again',
  retry: 'Retry',
};

/** Says that the service does not answer, and when it is asked again. Needs nothing from the network. */
export function ServiceUnavailableScreen({
  onRetry,
  secondsLeft,
  retrying = false,
  labels,
  ...rest
}: ServiceUnavailableScreenProps): JSX.Element {
  const text = useLabels('ServiceUnavailableScreen', defaultLabels, labels);
  const countdown =
    secondsLeft === undefined
      ? ''
      : fillLabel(text.countdown, { seconds: Math.max(0, Math.ceil(secondsLeft)) });
  return (
    <MessageScreen
      {...rest}
      title={text.title}
      illustration={picture}
      actions={
        <Button variant="primary" pending={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      <p>{text.text}</p>
      {/* A timer is not read out by itself: every second would be too often. That a try began is. */}
      <NextTry role="timer" aria-hidden={retrying || undefined}>
        {retrying ? text.retrying : countdown}
      </NextTry>
      <VisuallyHidden as="output">{retrying && text.retrying}</VisuallyHidden>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M12 74h44M188 74h-44M50 102V50h14v52M136 102V50h14v52M64 72l27-40M136 72l-27-40"
    fine="M64 50l27-18M136 50l-27-18M74 102q5-6 10 0t10 0 10 0 10 0 10 0M12 102h38m100 0h38M84 111q5-6 10 0t10 0 10 0"
    accent="M57 50V38M52 33a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
  />
);

'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ActionScreen } from '../MessageScreen/ActionScreen.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import type { ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type CannotStartScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The cause and the advice for the user, under the heading. */
  text: string;
  /** The button that tries again. */
  retry: string;
};

/** The attributes of the screen, and how to try again. */
export type CannotStartScreenProps = ScreenAttributes & {
  /** Called by the button. Load the settings again. */
  onRetry: () => void;
  /** A retry is in progress. Default false. */
  retrying?: boolean;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<CannotStartScreenLabels>;
};

const defaultLabels: CannotStartScreenLabels = {
  title: 'The portal can’t start',
  text: 'We couldn’t load the portal’s settings. Check your connection and try again. If that doesn’t help, the portal may be down for maintenance.',
  retry: 'Retry',
};

/** A screen of its own for when the portal's settings could not be loaded. It needs no network. */
export function CannotStartScreen({
  onRetry,
  retrying = false,
  labels,
  ...rest
}: CannotStartScreenProps): JSX.Element {
  const text = useLabels('CannotStartScreen', defaultLabels, labels);
  return (
    <ActionScreen
      {...rest}
      title={text.title}
      text={text.text}
      illustration={picture}
      action={text.retry}
      onAction={onRetry}
      pending={retrying}
    />
  );
}

const picture = (
  <Illustration
    bold="M12 62h34M46 46h20a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H46zM74 55h12M74 69h12M188 62h-34M154 46h-22a8 8 0 0 0-8 8v16a8 8 0 0 0 8 8h22z"
    fine="M124 55h12m-12 14h12M12 102h40m12 0h84m12 0h28M60 110h50"
    accent="M105 50V38M97 52l-6-8M113 52l6-8"
  />
);

'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ActionScreen } from '../MessageScreen/ActionScreen.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import type { ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type SessionEndedScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The sentence under the heading. */
  text: string;
  /** The button that leads to the sign-in. */
  signIn: string;
};

/** The attributes of the screen, and how to sign in again. */
export type SessionEndedScreenProps = ScreenAttributes & {
  /** Called by the button. Start the sign-in. */
  onSignIn: () => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SessionEndedScreenLabels>;
};

const defaultLabels: SessionEndedScreenLabels = {
  title: 'Sign in to continue',
  text: 'We tried several times but couldn’t sign you in. If it happens again, allow cookies for this site in your browser.',
  signIn: 'Sign in',
};

/** A screen of its own after too many redirects to the identity provider in a row. The next one needs a click. */
export function SessionEndedScreen({ onSignIn, labels, ...rest }: SessionEndedScreenProps): JSX.Element {
  const text = useLabels('SessionEndedScreen', defaultLabels, labels);
  return (
    <ActionScreen
      {...rest}
      title={text.title}
      text={text.text}
      illustration={picture}
      action={text.signIn}
      onAction={onSignIn}
    />
  );
}

const picture = (
  <Illustration
    bold="M74 16h52M74 102h52M80 16c0 26 14 32 14 43s-14 17-14 43M120 16c0 26-14 32-14 43s14 17 14 43"
    fine="M12 102h50m76 0h50M84 32h32M22 110h30M146 110h36"
    accent="M86 96c4-8 8-11 14-11s10 3 14 11z"
  />
);

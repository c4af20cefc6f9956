'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ActionScreen } from '../MessageScreen/ActionScreen.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import type { ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type SignedOutScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The sentence under the heading. */
  text: string;
  /** The button that leads to the sign-in. */
  signIn: string;
};

/** The attributes of the screen, and how to sign in again. */
export type SignedOutScreenProps = ScreenAttributes & {
  /** Called by the button. Start the sign-in. */
  onSignIn: () => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SignedOutScreenLabels>;
};

const defaultLabels: SignedOutScreenLabels = {
  title: 'You’re signed out of the portal',
  text: 'We couldn’t reach the sign-in service, so you may still be signed in there. On a shared computer, close the browser.',
  signIn: 'Sign in',
};

/**
 * A screen of its own after a sign-out that did not reach the identity provider. Nothing signs in again without a
 * click.
 */
export function SignedOutScreen({ onSignIn, labels, ...rest }: SignedOutScreenProps): JSX.Element {
  const text = useLabels('SignedOutScreen', defaultLabels, labels);
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
    bold="M8 92h44v18M104 82h72l-12 20h-48zM140 82V28M140 34l28 38h-28"
    fine="M24 92V76h-3a4 4 0 0 1 0-8h16a4 4 0 0 1 0 8h-3v16M132 44l-20 28h20zM62 104h32m94 0h6M76 112h80"
    accent="M140 28l-18 5 18 6"
  />
);

'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type SessionEndedScreenLabels = { title: string; text: string; signIn: string };

/** `onSignIn` starts a sign-in. */
export type SessionEndedScreenProps = ScreenAttributes & {
  onSignIn: () => void;
  labels?: Partial<SessionEndedScreenLabels>;
};

const defaultLabels: SessionEndedScreenLabels = {
  title: 'Sign in to go on',
  text: 'Signing you in did not work several times in a row, so we have stopped trying by ourselves. If it happens again, allow this site’s cookies in your browser.',
  signIn: 'Sign in',
};

/** A screen of its own after too many redirects to the identity provider in a row. The next one needs a click. */
export function SessionEndedScreen({ onSignIn, labels, ...rest }: SessionEndedScreenProps): JSX.Element {
  const text = useLabels('SessionEndedScreen', defaultLabels, labels);
  return (
    <MessageScreen
      {...rest}
      place="alone"
      title={text.title}
      illustration={picture}
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {text.signIn}
        </Button>
      }
    >
      <p>{text.text}</p>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M74 16h52M74 102h52M80 16c0 26 14 32 14 43s-14 17-14 43M120 16c0 26-14 32-14 43s14 17 14 43"
    fine="M12 102h50m76 0h50M84 32h32M22 110h30M146 110h36"
    accent="M86 96c4-8 8-11 14-11s10 3 14 11z"
  />
);

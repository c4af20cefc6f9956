'use client';
import type { JSX } from 'react';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type SignInProblemScreenLabels = { title: string; text: string; retry: string; signIn: string };

/** `onRetry` asks again quietly; `onSignIn` goes to the sign-in service's own page. */
export type SignInProblemScreenProps = ScreenAttributes & {
  onRetry: () => void;
  onSignIn: () => void;
  /** Another try is under way. Default false. */
  retrying?: boolean;
  labels?: Partial<SignInProblemScreenLabels>;
};

const defaultLabels: SignInProblemScreenLabels = {
  title: 'The sign-in service can’t be reached',
  text: 'We could not find out who you are, so the portal is waiting. Check your connection and try again, or sign in anew.',
  retry: 'Retry',
  signIn: 'Sign in',
};

/** Stands alone when the sign-in service is out of reach. */
export function SignInProblemScreen({
  onRetry,
  onSignIn,
  retrying = false,
  labels,
  ...rest
}: SignInProblemScreenProps): JSX.Element {
  const text = { ...defaultLabels, ...labels };
  return (
    <MessageScreen
      {...rest}
      place="alone"
      title={text.title}
      illustration={picture}
      actions={
        <>
          <Button variant="primary" pending={retrying} onClick={onRetry}>
            {text.retry}
          </Button>
          <Button onClick={onSignIn}>{text.signIn}</Button>
        </>
      }
    >
      <p>{text.text}</p>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M82 102l7-58h22l7 58M84 44h32M90 44V28h20v16M88 28l12-12 12 12M66 102h68"
    fine="M87 66h26M84 86h32M12 102h44m88 0h44M124 32l16-3m10-2l16-3M124 40l16 3m10 2l16 3M76 32l-16-3m-10-2l-16-3M76 40l-16 3m-10 2l-16 3"
    accent="M95 40l10-10M95 30l10 10"
  />
);

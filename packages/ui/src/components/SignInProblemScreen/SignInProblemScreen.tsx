'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** The identity provider did not respond, or its response was rejected. */
export type SignInProblemReason = 'unreachable' | 'refused';

/** Every string of the screen, for both reasons. */
export type SignInProblemScreenLabels = {
  /** The heading for the reason `unreachable`. */
  unreachableTitle: string;
  /** The sentence under that heading. */
  unreachableText: string;
  /** The heading for the reason `refused`. */
  refusedTitle: string;
  /** The sentence under that heading. */
  refusedText: string;
  /** The button that checks the sign-in again. */
  retry: string;
  /** The button that starts a new sign-in. */
  signIn: string;
};

/** The problem, and the two ways on. */
export type SignInProblemScreenProps = ScreenAttributes & {
  /** The problem. It decides the text and the primary button. Default `unreachable`. */
  reason?: SignInProblemReason;
  /** Called when the user tries again. Start another silent check. */
  onRetry: () => void;
  /** Called when the user wants to sign in again. Go to the identity provider's form. */
  onSignIn: () => void;
  /** A retry is in progress. Default false. */
  retrying?: boolean;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SignInProblemScreenLabels>;
};

const defaultLabels: SignInProblemScreenLabels = {
  unreachableTitle: 'We can’t reach the sign-in service',
  unreachableText:
    'We couldn’t check whether you’re signed in. Check your connection and try again, or sign in again.',
  refusedTitle: 'We couldn’t sign you in',
  refusedText:
    'The response from the sign-in service didn’t pass our security checks. Sign in again. If it keeps happening, check that your device’s date and time are right, or contact support.',
  retry: 'Retry',
  signIn: 'Sign in',
};

/** A screen of its own for when the identity provider is unreachable or its response was rejected. */
export function SignInProblemScreen({
  reason = 'unreachable',
  onRetry,
  onSignIn,
  retrying = false,
  labels,
  ...rest
}: SignInProblemScreenProps): JSX.Element {
  const text = useLabels('SignInProblemScreen', defaultLabels, labels);
  const isRefused = reason === 'refused';
  // Another silent check helps when there was no response. A rejected response needs a new sign-in.
  const retry = (
    <Button key="retry" variant={isRefused ? 'secondary' : 'primary'} pending={retrying} onClick={onRetry}>
      {text.retry}
    </Button>
  );
  const signIn = (
    <Button key="sign-in" variant={isRefused ? 'primary' : 'secondary'} onClick={onSignIn}>
      {text.signIn}
    </Button>
  );
  return (
    <MessageScreen
      {...rest}
      place="alone"
      title={isRefused ? text.refusedTitle : text.unreachableTitle}
      illustration={isRefused ? refusedPicture : unreachablePicture}
      actions={isRefused ? [signIn, retry] : [retry, signIn]}
    >
      <p>{isRefused ? text.refusedText : text.unreachableText}</p>
    </MessageScreen>
  );
}

const unreachablePicture = (
  <Illustration
    bold="M82 102l7-58h22l7 58M84 44h32M90 44V28h20v16M88 28l12-12 12 12M66 102h68"
    fine="M87 66h26M84 86h32M12 102h44m88 0h44M124 32l16-3m10-2l16-3M124 40l16 3m10 2l16 3M76 32l-16-3m-10-2l-16-3M76 40l-16 3m-10 2l-16 3"
    accent="M95 40l10-10M95 30l10 10"
  />
);

const refusedPicture = (
  <Illustration
    bold="M68 54h64v48H68zM80 54V38a20 20 0 0 1 40 0v16"
    fine="M12 102h44m88 0h44M76 62h6m36 0h6M76 94h6m36 0h6M24 110h32m88 0h32M88 54V38a12 12 0 0 1 24 0v16"
    accent="M92 70l16 16M108 70l-16 16"
  />
);

'use client';
import type { JSX, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { MessageScreen, type ScreenAttributes } from './MessageScreen.tsx';

export type ActionScreenProps = ScreenAttributes & {
  title: string;
  text: string;
  illustration: ReactNode;
  /** The label of the button. */
  action: string;
  onAction: () => void;
  /** The action is in progress. Default false. */
  pending?: boolean;
};

/** A screen of its own with one paragraph and one button: the base of the screens shown before the portal runs. */
export function ActionScreen({
  text,
  action,
  onAction,
  pending = false,
  ...screen
}: ActionScreenProps): JSX.Element {
  return (
    <MessageScreen
      {...screen}
      place="alone"
      actions={
        <Button variant="primary" pending={pending} onClick={onAction}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
    </MessageScreen>
  );
}

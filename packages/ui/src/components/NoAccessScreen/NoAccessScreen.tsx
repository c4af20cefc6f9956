'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type NoAccessScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The access that the user's account does not include, under the heading. */
  text: string;
  /** The contact who can give access. */
  contact: string;
};

/** The attributes of the screen, and a way on. */
export type NoAccessScreenProps = ScreenAttributes & {
  /** Links to the pages that are open, or a way to log out. */
  actions?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<NoAccessScreenLabels>;
};

const defaultLabels: NoAccessScreenLabels = {
  title: 'You don’t have access to a portal view yet',
  text: 'Your account doesn’t include Apollo or Artemis. You can still open your profile and the legal pages.',
  contact: 'Your company’s portal administrator can give you access.',
};

/** Shown to a user with access to neither view. It says who can grant access and which pages are open. */
export function NoAccessScreen({ actions, labels, ...rest }: NoAccessScreenProps): JSX.Element {
  const text = useLabels('NoAccessScreen', defaultLabels, labels);
  return (
    <MessageScreen {...rest} title={text.title} illustration={picture} actions={actions}>
      <p>{text.text}</p>
      <p>{text.contact}</p>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M70 102V44h60v58M60 102h80M100 44v58M60 44h80"
    fine="M12 102h38m100 0h38M78 56h14v34H78zM108 56h14v34h-14zM40 30a10 10 0 1 0 .01 0M40 16v6M40 58v-6M19 37h6M61 37h-6M25 22l4 4M55 22l-4 4M25 52l4-4M55 52l-4-4M174 46a14 14 0 1 1-14-22 12 12 0 0 0 14 22z"
    accent="M94 73h12"
  />
);

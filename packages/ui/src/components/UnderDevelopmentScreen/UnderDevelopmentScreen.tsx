'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { crane, Illustration } from '../Illustration/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type UnderDevelopmentScreenLabels = {
  /** The sentence under the heading. */
  text: string;
  /** The sentence after it: when the page will be there. */
  more: string;
};

/** The page that is not there yet, and a way on. */
export type UnderDevelopmentScreenProps = ScreenAttributes & {
  /** The name of the page, which is the heading. */
  name: string;
  /** Buttons and links, the primary one first. */
  actions?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<UnderDevelopmentScreenLabels>;
};

const defaultLabels: UnderDevelopmentScreenLabels = {
  text: 'This page is under development.',
  more: 'You’ll find it here when it’s ready.',
};

/** The placeholder of a page that is not built yet. */
export function UnderDevelopmentScreen({
  name,
  actions,
  labels,
  ...rest
}: UnderDevelopmentScreenProps): JSX.Element {
  const text = useLabels('UnderDevelopmentScreen', defaultLabels, labels);
  return (
    <MessageScreen {...rest} title={name} illustration={<Illustration {...crane} />} actions={actions}>
      <p>{text.text}</p>
      <p>{text.more}</p>
    </MessageScreen>
  );
}

'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type UnderDevelopmentScreenLabels = { text: string; more: string };

/** `name` is the page's title, used as the heading. */
export type UnderDevelopmentScreenProps = ScreenAttributes & {
  name: string;
  actions?: ReactNode;
  labels?: Partial<UnderDevelopmentScreenLabels>;
};

const defaultLabels: UnderDevelopmentScreenLabels = {
  text: 'This page is under development.',
  more: 'You’ll find it here when it’s ready. Everything else works as usual.',
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
    <MessageScreen {...rest} title={name} illustration={picture} actions={actions}>
      <p>{text.text}</p>
      <p>{text.more}</p>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M64 102V20l-30 16M64 20l98 12M48 102h32M34 36h128M34 36v14h12V36"
    fine="M12 102h30m46 0h18m72 0h12M106 102V86h36v16zM142 102V86h36v16M64 36v66M64 50l98-14M64 36L46 50"
    accent="M134 36v14M122 50h24v20h-24z"
  />
);

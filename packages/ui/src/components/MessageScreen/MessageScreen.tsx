'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { ScreenActions, ScreenRoot, ScreenText } from './MessageScreen.styles.ts';

/** `page`: under the bar, inside the page's `<main>`. `alone`: without a bar, as the `<main>` itself. */
export type MessageScreenPlace = 'page' | 'alone';

/** The title and content of a screen, and the user's actions. */
export type MessageScreenProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The heading: the cause, in a few words. */
  title: ReactNode;
  /** An `Illustration` above the heading. */
  illustration?: ReactNode;
  /** Buttons and links, the primary one first. */
  actions?: ReactNode;
  /** Default `page`. */
  place?: MessageScreenPlace;
};

/** The props that a ready-made screen passes on to `MessageScreen`. */
export type ScreenAttributes = Omit<
  MessageScreenProps,
  'title' | 'illustration' | 'actions' | 'place' | 'children'
>;

/** A screen with one message. It needs no network, no settings and no provider. */
export function MessageScreen({
  title,
  illustration,
  actions,
  place = 'page',
  children,
  ...rest
}: MessageScreenProps): JSX.Element {
  const titleId = useId();
  const landmark = place === 'alone' ? { as: 'main' as const, id: 'main' } : { 'aria-labelledby': titleId };
  return (
    <ScreenRoot {...landmark} {...rest} data-place={place}>
      {illustration}
      <ScreenText>
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </ScreenText>
      {actions !== undefined && <ScreenActions>{actions}</ScreenActions>}
    </ScreenRoot>
  );
}

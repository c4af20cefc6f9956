'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { ScreenActions, ScreenRoot, ScreenText } from './MessageScreen.styles.ts';

/** `page`: under the bar, in the page's own `<main>`. `alone`: there is nothing else, it is the `<main>`. */
export type MessageScreenPlace = 'page' | 'alone';

/** What is true, what it means, and the one thing to do. */
export type MessageScreenProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode;
  illustration?: ReactNode;
  /** Buttons and links, the best one first. */
  actions?: ReactNode;
  /** Default `page`. */
  place?: MessageScreenPlace;
};

/** The attributes that a screen with a text of its own passes on to `MessageScreen`. */
export type ScreenAttributes = Omit<
  MessageScreenProps,
  'title' | 'illustration' | 'actions' | 'place' | 'children'
>;

/** A screen that says one thing. Needs no network, no settings and no provider. */
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

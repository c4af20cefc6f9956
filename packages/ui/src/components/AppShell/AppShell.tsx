'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { MainLandmark, ShellRoot } from './AppShell.styles.ts';

/** `bar` and `announcement` stand above the page, when they are given. */
export type AppShellProps = ComponentPropsWithRef<'div'> & {
  bar?: ReactNode;
  announcement?: ReactNode;
  /** The id of the page's `<main>`, where the bar's skip link leads; default `main`. */
  mainId?: string;
};

/** The frame of a signed-in page: the bar, the announcement, and the page in the one `<main>`, which takes focus. */
export function AppShell({
  bar,
  announcement,
  mainId = 'main',
  children,
  ...rest
}: AppShellProps): JSX.Element {
  return (
    <ShellRoot {...rest}>
      {bar}
      {announcement}
      <MainLandmark id={mainId} tabIndex={-1}>
        {children}
      </MainLandmark>
    </ShellRoot>
  );
}

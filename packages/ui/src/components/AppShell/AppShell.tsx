'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { LoadingIndicator } from '../LoadingIndicator/LoadingIndicator.tsx';
import { MainLandmark, ShellRoot } from './AppShell.styles.ts';

/** Whether what stands under the bar can be drawn yet. */
export type AppShellStatus = 'loading' | 'ready';

/** `bar` and `announcement` stand above the page, when they are given. */
export type AppShellProps = ComponentPropsWithRef<'div'> & {
  bar?: ReactNode;
  announcement?: ReactNode;
  /** While `loading`, announcement and page wait for each other, so that neither moves the other. Default `ready`. */
  status?: AppShellStatus;
  /** The id of the page's `<main>`, where the bar's skip link leads; while `loading` the indicator's. Default `main`. */
  mainId?: string;
};

/** The frame of a signed-in page: the bar, the announcement, and the page in the one `<main>`, which takes focus. */
export function AppShell({
  bar,
  announcement,
  status = 'ready',
  mainId = 'main',
  children,
  ...rest
}: AppShellProps): JSX.Element {
  return (
    <ShellRoot {...rest} data-state={status}>
      {bar}
      {status === 'loading' ? (
        <LoadingIndicator size="page" id={mainId} tabIndex={-1} />
      ) : (
        <>
          {announcement}
          <MainLandmark id={mainId} tabIndex={-1}>
            {children}
          </MainLandmark>
        </>
      )}
    </ShellRoot>
  );
}

'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { LoadingIndicator } from '../LoadingIndicator/LoadingIndicator.tsx';
import { MainLandmark, ShellRoot } from './AppShell.styles.ts';

/** Whether the content under the bar is ready to render. */
export type AppShellStatus = 'loading' | 'ready';

/** `children` is the page. */
export type AppShellProps = ComponentPropsWithRef<'div'> & {
  /** The `TopNav` above the content. */
  bar?: ReactNode;
  /** An `AnnouncementBanner`, between the bar and the page. */
  announcement?: ReactNode;
  /**
   * While `loading`, the announcement and the page wait for each other, so that neither shifts the other. Default
   * `ready`.
   */
  status?: AppShellStatus;
  /** The id of `<main>`, which the skip link targets; while `loading`, that of the indicator. Default `main`. */
  mainId?: string;
};

/**
 * The frame of a signed-in page: the bar, the announcement, and the page in the only `<main>`, which can receive
 * focus.
 */
export function AppShell({
  bar,
  announcement,
  status = 'ready',
  mainId = 'main',
  children,
  ...rest
}: AppShellProps): JSX.Element {
  return (
    <ShellRoot {...rest} data-state={status} data-bar={bar ? '' : undefined}>
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

'use client';

import { createContext, useContext, useLayoutEffect, type Context } from 'react';

/** Sets the title of the page that is shown; null goes back to its route's. */
export type SetPageTitle = (title: string | null) => void;

/** The shell's way to set a page's title; a shell provides it around each page. Without one a page's own title has no effect. */
export const PageTitleContext: Context<SetPageTitle> = createContext<SetPageTitle>(() => undefined);

/** Names the page after its data, such as `Case 00012345`, once that is loaded. While `title` is undefined the route's title stays. */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  // With the page's text, not after it: the title and the heading never tell of two pages.
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}

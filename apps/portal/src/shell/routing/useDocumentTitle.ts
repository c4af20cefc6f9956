import { useLayoutEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

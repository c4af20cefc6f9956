import { useEffect } from 'react';

/** Names the browser's tab for as long as the caller is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

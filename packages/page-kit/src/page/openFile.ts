/** A tab for a file that is about to arrive. Open it in the handler of the click, or a popup blocker stops it. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = 'Loading';
  tab.document.body.textContent = 'Loading';
  return tab;
}

/** Shows a PDF in its tab. Downloads any other file, and a PDF where the browser cannot show one or the tab is missing. */
export function showFile(file: Blob, fileName: string, tab: Window | null): void {
  // A user who closed the tab does not want the file any more.
  if (tab?.closed) return;
  const address = URL.createObjectURL(file);
  const isShown = navigator.pdfViewerEnabled && file.type.startsWith('application/pdf');
  if (tab !== null && isShown) {
    // The tab leaves its first page when it has begun to receive the file.
    tab.addEventListener('pagehide', () => setTimeout(() => URL.revokeObjectURL(address)));
    tab.location.replace(address);
    return;
  }
  tab?.close();
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

import type { SignedInServices } from '@quayside/portal-core/react';
import { showFailure } from '@quayside/portal-core/toasts';

const GUIDE_PATH = '/core/rest/documents/PORTAL_USER_GUIDE';

/** Shows the user guide in a tab that the click has opened, so that no popup blocker stops it. A file that the browser can't show is downloaded. */
export async function openUserGuide(
  { http, ...services }: Pick<SignedInServices, 'http' | 'toasts' | 'maintenance'>,
  tab: Window | null,
): Promise<void> {
  try {
    const guide = await http.get(GUIDE_PATH, { responseType: 'blob', headers: { useCache: 'false' } });
    // The user has closed the tab, so the guide is no longer wanted.
    if (tab?.closed) return;
    if (!(guide instanceof Blob)) throw new TypeError('The response for the user guide is not a file.');
    const address = URL.createObjectURL(guide);
    const isShown = navigator.pdfViewerEnabled && guide.type.startsWith('application/pdf');
    if (tab !== null && isShown) tab.location.replace(address);
    else download(address, tab);
  } catch (error) {
    if (tab?.closed) return;
    tab?.close();
    const text = 'We couldn’t open the user guide. Try again in a few minutes.';
    showFailure(services, { tone: 'critical', text }, error);
  }
}

function download(address: string, tab: Window | null): void {
  tab?.close();
  const link = document.createElement('a');
  link.href = address;
  link.download = 'user-guide';
  link.click();
}

/** Opens a tab that shows Loading and has no access to this page. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = 'Loading';
  tab.document.body.textContent = 'Loading';
  return tab;
}

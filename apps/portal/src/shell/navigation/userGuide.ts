import type { SignedInServices } from '@quayside/portal-core/react';
import { showFailure } from '@quayside/portal-core/toasts';

const GUIDE_PATH = '/core/rest/documents/PORTAL_USER_GUIDE';

/** Opens the user guide in a tab that was opened on the click, so that no popup blocker stands in its way; what no browser shows is downloaded. */
export async function openUserGuide(
  { http, ...services }: Pick<SignedInServices, 'http' | 'toasts' | 'maintenance'>,
  tab: Window | null,
): Promise<void> {
  try {
    const guide = await http.get(GUIDE_PATH, { responseType: 'blob', headers: { useCache: 'false' } });
    // Who has closed its tab does not want it any more.
    if (tab?.closed) return;
    if (!(guide instanceof Blob)) throw new TypeError('The user guide is no file.');
    const address = URL.createObjectURL(guide);
    const isShown = navigator.pdfViewerEnabled && guide.type.startsWith('application/pdf');
    if (tab !== null && isShown) tab.location.replace(address);
    else download(address, tab);
  } catch (error) {
    if (tab?.closed) return;
    tab?.close();
    const text = 'The user guide could not be opened. Try again in a few minutes.';
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

/** A tab of its own that says Loading, and that can't reach this one. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = 'Loading';
  tab.document.body.textContent = 'Loading';
  return tab;
}

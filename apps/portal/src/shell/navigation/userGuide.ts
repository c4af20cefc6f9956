import type { SignedInServices } from '@quayside/portal-core/react';
import { showFailure } from '@quayside/portal-core/toasts';
import { showFile } from '@quayside/page-kit/page';

const GUIDE_PATH = '/core/rest/documents/PORTAL_USER_GUIDE';

/** Shows the user guide in a tab that the click has opened, so that no popup blocker stops it. */
export async function openUserGuide(
  { http, ...services }: Pick<SignedInServices, 'http' | 'toasts' | 'maintenance'>,
  tab: Window | null,
): Promise<void> {
  try {
    const guide = await http.get(GUIDE_PATH, { responseType: 'blob', headers: { useCache: 'false' } });
    if (!(guide instanceof Blob)) throw new TypeError('The response for the user guide is not a file.');
    showFile(guide, 'user-guide', tab);
  } catch (error) {
    if (tab?.closed) return;
    tab?.close();
    const text = 'We couldn’t open the user guide. Try again in a few minutes.';
    showFailure(services, { tone: 'critical', text }, error);
  }
}

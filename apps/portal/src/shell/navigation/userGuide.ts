import type { SignedInServices } from '@quayside/portal-core/react';
import { showFailure } from '@quayside/portal-core/toasts';
import { showFile } from '../../domain/openFile.ts';

const GUIDE_PATH = '/core/rest/documents/PORTAL_USER_GUIDE';

/** Opens the user guide in a tab that was opened on the click, so that no popup blocker stands in its way. */
export async function openUserGuide(
  { http, ...services }: Pick<SignedInServices, 'http' | 'toasts' | 'maintenance'>,
  tab: Window | null,
): Promise<void> {
  try {
    const guide = await http.get(GUIDE_PATH, { responseType: 'blob', headers: { useCache: 'false' } });
    if (!(guide instanceof Blob)) throw new TypeError('The user guide is no file.');
    showFile(guide, 'user-guide', tab);
  } catch (error) {
    if (tab?.closed) return;
    tab?.close();
    const text = 'The user guide could not be opened. Try again in a few minutes.';
    showFailure(services, { tone: 'critical', text }, error);
  }
}

import type { Browser, Clock } from '@quayside/portal-core';
import type { UnsavedWork } from '@quayside/portal-core/drafts';
import type { Toasts } from '@quayside/portal-core/toasts';
import { fetchDeployedPage } from '../../loading/fetchDeployedPage.ts';

const LEAST_PAUSE_MS = 300_000;

/** What looking for a new version needs. */
export interface VersionPorts {
  toasts: Pick<Toasts, 'add'>;
  clock: Clock;
  unsavedWork: Pick<UnsavedWork, 'keepDrafts'>;
  browser: Pick<Browser, 'reload'>;
}

/** Looks for a new version of the portal whenever the tab is looked at again, five minutes apart at least, and offers it: nothing typed is lost. */
export function watchVersion({ toasts, clock, unsavedWork, browser }: VersionPorts): void {
  let lookedMs = clock.monotonic();

  function reload(): void {
    unsavedWork.keepDrafts();
    browser.reload();
  }

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || clock.monotonic() - lookedMs < LEAST_PAUSE_MS) return;
    lookedMs = clock.monotonic();
    if (!(await isReplaced())) return;
    document.removeEventListener('visibilitychange', handleChange);
    toasts.add({
      key: 'new-version',
      tone: 'info',
      title: 'A new version is available',
      text: 'Reload when it suits you. What you have typed is kept.',
      action: { label: 'Reload', onAction: reload },
    });
  }

  const handleChange = (): void => void look();
  document.addEventListener('visibilitychange', handleChange);
}

/** Whether the deployed page starts by other scripts than this one was started by; false when that can't be found out. */
async function isReplaced(): Promise<boolean> {
  const page = await fetchDeployedPage();
  if (page === null) return false;
  const scripts = document.querySelectorAll('script[type="module"]');
  return Array.from(scripts).some((script) => !page.includes(`"${script.getAttribute('src') ?? ''}"`));
}

import type { Browser, Clock } from '@quayside/portal-core';
import type { UnsavedWork } from '@quayside/portal-core/drafts';
import type { Toasts } from '@quayside/portal-core/toasts';
import { fetchDeployedPage } from '../../loading/fetchDeployedPage.ts';

const CHECK_INTERVAL_MS = 300_000;

export interface VersionPorts {
  toasts: Pick<Toasts, 'add'>;
  clock: Clock;
  unsavedWork: Pick<UnsavedWork, 'keepDrafts'>;
  browser: Pick<Browser, 'reload'>;
}

/** Checks for a new release when the tab becomes visible, at most every five minutes, and offers to reload. Drafts survive the reload. */
export function watchVersion({ toasts, clock, unsavedWork, browser }: VersionPorts): void {
  let checkedMs = clock.monotonic();

  function reload(): void {
    unsavedWork.keepDrafts();
    browser.reload();
  }

  async function check(): Promise<void> {
    if (document.visibilityState !== 'visible' || clock.monotonic() - checkedMs < CHECK_INTERVAL_MS) return;
    checkedMs = clock.monotonic();
    if (!(await isReplaced())) return;
    document.removeEventListener('visibilitychange', handleChange);
    toasts.add({
      key: 'new-version',
      tone: 'info',
      title: 'A new version is available',
      text: 'Reload when you’re ready. We’ll keep your changes.',
      action: { label: 'Reload', onAction: reload },
    });
  }

  const handleChange = (): void => void check();
  document.addEventListener('visibilitychange', handleChange);
}

/** Returns whether the deployed page has other scripts than this one; false if the page can't be fetched. */
async function isReplaced(): Promise<boolean> {
  const page = await fetchDeployedPage();
  if (page === null) return false;
  const scripts = document.querySelectorAll('script[type="module"]');
  return Array.from(scripts).some((script) => !page.includes(`"${script.getAttribute('src') ?? ''}"`));
}

import type { Page } from 'playwright-core';

/** Responds to requests for a path with problem details. */
export async function failRequests(page: Page, path: string, status = 500): Promise<void> {
  const body = { status, message: 'This can’t be done at the moment. Try again in a few minutes.' };
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, contentType: 'application/problem+json', json: body }),
  );
}

/** Accepts the terms for noor and queues these popups. */
export function queuePopups(
  ...pendingNotifications: string[]
): (page: Page, identity: string) => Promise<void> {
  return async (page, identity) => {
    await page.request.patch(`${identity}/sandbox/users/noor`, {
      data: { agreedToTermsOfUse: true, pendingNotifications },
    });
  };
}

/** Resizes the page and waits for its layout, because a menu item may move behind More. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Opens the sheet of the narrow bar. Does nothing in the wide bar. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
}

/** Presses a button of the bar: in the sheet, in the row or behind More. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  await openSheet(page);
  const button = page.getByRole('button', { name }).first();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}

/** Opens the dialog that asks whether to switch to Artemis. */
export async function switchView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Switch view/ }).click();
  await page.getByRole('button', { name: 'Artemis' }).click();
}

/** Logs out through the profile menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Aborts requests, as without a network. */
export async function abortRequests(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Leaves requests without a response. */
export async function stallRequests(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined);
}

/** Calls the sandbox's control API. */
export function callSandbox(
  method: 'PATCH' | 'PUT',
  path: string,
  data: unknown,
): (page: Page, identity: string) => Promise<void> {
  return async (page, identity) => {
    await page.request.fetch(`${identity}/sandbox${path}`, { method, data });
  };
}

/** Deploys a newer build and returns to the tab after the interval of the version check. */
export async function deployNewVersion(page: Page): Promise<void> {
  await page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-new.js');
    await route.fulfill({ response, body });
  });
  await page.clock.fastForward(300_000);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Empties the identity provider's key set, so that no signature can be verified. */
export async function removeSigningKeys(page: Page): Promise<void> {
  await page.route('**/openid-connect/certs', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { keys: [] } }),
  );
}

/** Blocks localStorage and sessionStorage. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { sessionStorage: blocked, localStorage: blocked });
  });
}

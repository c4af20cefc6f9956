import type { Page } from 'playwright-core';

/** Lets a call fail, in the browser. */
export async function failCall(page: Page, path: string, status = 500): Promise<void> {
  const body = { status, message: 'This can’t be done at the moment. Try again in a few minutes.' };
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, contentType: 'application/problem+json', json: body }),
  );
}

/** Has noor past the terms, with these popups waiting; `identity` is the sandbox's origin. */
export function letIn(...pendingNotifications: string[]): (page: Page, identity: string) => Promise<void> {
  return async (page, identity) => {
    await page.request.patch(`${identity}/sandbox/users/noor`, {
      data: { agreedToTermsOfUse: true, pendingNotifications },
    });
  };
}

/** Gives the page another width, and waits until it is laid out for it: an entry may move behind More. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Opens the sheet of the bar's short layout; the wide one has none. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
}

/** Presses a button of the bar, wherever its layout has it: in the sheet, in the row, or behind More. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  await openSheet(page);
  const button = page.getByRole('button', { name }).first();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}

/** Asks for the other view, up to the question whether to switch. */
export async function switchView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Switch view/ }).click();
  await page.getByRole('button', { name: 'Artemis' }).click();
}

/** Logs out by the profile menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Nothing whose address fits can be reached. */
export async function breakOff(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** A call that is never answered. */
export async function stallCall(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined);
}

/** Asks the sandbox for something by its control API; `identity` is its origin. */
export function control(
  method: 'PATCH' | 'PUT',
  path: string,
  data: unknown,
): (page: Page, identity: string) => Promise<void> {
  return async (page, identity) => {
    await page.request.fetch(`${identity}/sandbox${path}`, { method, data });
  };
}

/** A newer build stands where this one came from, and the tab is looked at again after the time in which it is not asked for. */
export async function deploy(page: Page): Promise<void> {
  await page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-new.js');
    await route.fulfill({ response, body });
  });
  await page.clock.fastForward(300_000);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The identity provider has no keys, so that none of its answers can be checked. */
export async function refuseKeys(page: Page): Promise<void> {
  await page.route('**/openid-connect/certs', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { keys: [] } }),
  );
}

/** The browser keeps nothing for any site. */
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

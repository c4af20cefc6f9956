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

/** Opens the sheet of the bar's short layout; the wide one has none. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
}

/** Presses a button of the bar, wherever its layout has it. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  await openSheet(page);
  await page.getByRole('button', { name }).first().click();
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

import type { Locator, Page } from 'playwright-core';

/** A screen of the running product: its user, its address, and the steps that open it. */
export interface Screen {
  name: string;
  title: string;
  /** The account that signs in. Null: none. */
  user: string | null;
  address: string;
  /** The element that is visible once the screen is ready. */
  shows: (page: Page) => Locator;
  /** Runs before the page loads. `identity` is the sandbox's origin. */
  setUp?: (page: Page, identity: string) => Promise<void>;
  /** Runs after the sign-in. */
  steps?: (page: Page) => Promise<void>;
  /** A change of the bar's layout closes the menus that `steps` open, so they run again. */
  closesOnResize?: true;
  /** A request stays without a response. */
  isPending?: true;
  /** There is no heading and no landmark. */
  hasNoHeading?: true;
  /** Errors that the console may log. */
  consoleErrors?: readonly RegExp[];
}

/** The heading of level 1, also behind a dialog. */
export const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name, includeHidden: true });
/** A dialog by its title. */
export const dialog =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });
/** A dialog that asks for a decision. */
export const alertDialog = (page: Page): Locator => page.getByRole('alertdialog');
/** A toast by its text. */
export const toast =
  (text: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name: 'Messages' }).getByText(text);

/** The path of the notification queue. */
export const notificationsPath = '/api/identity/rest/global-notification/notifications';
/** The browser's log entry for a failed request. */
export const failedRequest = /Failed to load resource/;

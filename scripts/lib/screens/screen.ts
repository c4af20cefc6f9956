import type { Locator, Page } from 'playwright-core';

/** A screen of the running product: who signs in where, and what leads to it. */
export interface Screen {
  name: string;
  title: string;
  /** Null for nobody. */
  user: string | null;
  address: string;
  /** Visible once the screen is ready. */
  stands: (page: Page) => Locator;
  /** Runs before the page loads. `identity` is the sandbox's origin. */
  before?: (page: Page, identity: string) => Promise<void>;
  /** Runs after the sign-in. */
  act?: (page: Page) => Promise<void>;
  /** The bar's other layout closes what `act` opens. */
  isOfOneLayout?: true;
  /** The screen waits for a response that never comes. */
  isWaiting?: true;
  /** The screen has no heading and no landmark yet. */
  isBare?: true;
  /** Errors that the console may show. */
  complains?: readonly RegExp[];
}

/** The heading of a screen, which a dialog may cover. */
export const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name, includeHidden: true });
/** A dialog by its title. */
export const dialog =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });
/** A dialog that requires an answer. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');
/** A toast by its text. */
export const message =
  (text: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name: 'Messages' }).getByText(text);

/** The path of the notification queue. */
export const notifications = '/api/identity/rest/global-notification/notifications';
/** The browser's own message about a failed request. */
export const refused = /Failed to load resource/;

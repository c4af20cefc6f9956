import type { Locator, Page } from 'playwright-core';

/** A screen of the running product: who signs in where, and what is done until it stands. */
export interface Screen {
  name: string;
  title: string;
  /** Null for nobody. */
  user: string | null;
  address: string;
  /** What tells that it stands. */
  stands: (page: Page) => Locator;
  /** Before anything is loaded; `identity` is the sandbox's origin. */
  before?: (page: Page, identity: string) => Promise<void>;
  /** After the sign-in. */
  act?: (page: Page) => Promise<void>;
  /** The bar's other layout closes what `act` has opened. */
  isOfOneLayout?: true;
  /** It waits for an answer that does not come. */
  isWaiting?: true;
  /** Nothing is there yet that could have a heading or a landmark. */
  isBare?: true;
  /** What the console may say of it. */
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
/** A question that must be answered. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');
/** News in the page's corner. */
export const message =
  (text: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Where popups are served. */
export const notifications = '/api/identity/rest/global-notification/notifications';
/** What the browser itself says of a call that failed. */
export const refused = /Failed to load resource/;

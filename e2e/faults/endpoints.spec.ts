import type { Locator, Page } from '@playwright/test';
import { submitSignInForm } from '../support/test.ts';
import { expect, type Look, type Portal, test, watch } from './support/portal.ts';
import { runsAll } from './support/run.ts';

const protocol = '/realms/quayside/protocol/openid-connect';
const page200 = '<!doctype html><title>Wi-Fi</title><h1>Accept our terms to go online</h1>';

const failures = {
  down: 'refused',
  slow: { delayMs: 3_000 },
  500: { status: 500, body: { error: 'server_error' } },
  'HTML on 200': { status: 200, body: page200, headers: { 'content-type': 'text/html' } },
  stalled: { stallAfterBytes: 5 },
  reset: { drop: true, delayMs: 300 },
  'no response at all': { delayMs: 120_000 },
} as const;
type Failure = keyof typeof failures;

/** A call to the provider that may fail: its page, the failing request, and the screen at the end. */
interface Place {
  path: string;
  before: (page: Page) => Promise<void>;
  act: (page: Page, portal: Portal) => Promise<void>;
  endsIn: (failure: Failure) => Look;
  /** The longest time that the user may wait for that without anything else to use, in milliseconds. */
  withinMs: number;
}

/** The menu whose items are loaded when it opens. */
function resources(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Resources' });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/support');
  await submitSignInForm(page, 'amelia');
  await expect(resources(page)).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/support');
  await page.locator('#username').waitFor();
}

async function open(page: Page): Promise<void> {
  await page.goto('/support', { waitUntil: 'commit' });
}

async function submit(page: Page): Promise<void> {
  await page.locator('#username').fill('amelia');
  await page.locator('#password').fill('quayside');
  await page.locator('#kc-login').click({ noWaitAfter: true });
}

const isSilent = (failure: Failure): boolean => failure === 'stalled' || failure === 'no response at all';
const unlessSlow = (failure: Failure): Look => (failure === 'slow' ? 'portal' : 'screen');

const places: Readonly<Record<string, Place>> = {
  metadata: {
    path: '/realms/quayside/.well-known/openid-configuration',
    before: async () => undefined,
    act: open,
    endsIn: (failure) => (failure === 'slow' ? 'form' : 'screen'),
    withinMs: 10_000,
  },
  'the form, requested in a frame and then as a page': {
    path: `${protocol}/auth`,
    before: async () => undefined,
    act: open,
    endsIn(failure) {
      if (isSilent(failure)) return 'screen';
      return failure === 'slow' ? 'form' : 'elsewhere';
    },
    withinMs: 10_000,
  },
  'keys, after the form': {
    path: `${protocol}/certs`,
    before: openForm,
    act: submit,
    endsIn: unlessSlow,
    withinMs: 10_000,
  },
  'tokens for a code, after the form': {
    path: `${protocol}/token`,
    before: openForm,
    act: submit,
    endsIn: unlessSlow,
    withinMs: 10_000,
  },
  'tokens for a code, silently': {
    path: `${protocol}/token`,
    before: signIn,
    act: async (page) => void (await page.reload({ waitUntil: 'commit' })),
    endsIn: unlessSlow,
    withinMs: 10_000,
  },
  'tokens for a refresh': {
    path: `${protocol}/token`,
    before: signIn,
    async act(page, { control }) {
      await control.expire('amelia', 'access');
      await resources(page).click();
      // The page does not change for 10 s of retries, then it reloads.
      await page
        .getByRole('link', { name: /Price books/ })
        .or(page.getByRole('button', { name: 'Sign in' }))
        .waitFor();
    },
    endsIn: unlessSlow,
    withinMs: 10_000,
  },
  'end of session': {
    path: `${protocol}/logout`,
    before: signIn,
    async act(page) {
      await page.getByRole('button', { name: 'Profile and settings' }).click();
      await page.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true });
    },
    endsIn(failure) {
      if (isSilent(failure)) return 'screen';
      return failure === 'slow' ? 'form' : 'elsewhere';
    },
    withinMs: 6_000,
  },
};

const placeNames = Object.keys(places);
const failureNames = Object.keys(failures) as Failure[];

/** In a short run each place fails once and each failure happens once. */
function isPlayed(place: string, failure: Failure): boolean {
  return runsAll || failureNames[placeNames.indexOf(place)] === failure;
}

/** Makes a path of the provider fail from now on. */
async function breakDown(
  page: Page,
  { identity, control }: Portal,
  path: string,
  how: (typeof failures)[Failure],
): Promise<void> {
  if (how === 'refused') await page.route(`${identity}${path}*`, (route) => route.abort('connectionrefused'));
  else await control.fault({ path, ...how });
}

for (const [name, { path, before, act, endsIn, withinMs }] of Object.entries(places)) {
  for (const failure of failureNames.filter((each) => isPlayed(name, each))) {
    test(`A failing request to the provider does not leave the user waiting: ${name}, ${failure}`, async ({
      page,
      portal,
    }) => {
      await before(page);
      await breakDown(page, portal, path, failures[failure]);
      const seen = await watch(page, portal.origin);
      await act(page, portal);
      await seen.sees(endsIn(failure), withinMs + 5_000);
      seen.stop();
      expect(seen.longestBlankMs(), 'longest time without a word').toBeLessThan(6_000);
      expect(seen.longestBusyMs(), 'longest time of waiting').toBeLessThan(withinMs + 1_000);
      expect(seen.navigations(), 'automatic navigations').toBeLessThanOrEqual(2);
    });
  }
}

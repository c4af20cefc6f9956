import type { AuthSession } from '@quayside/portal-core';
import { createPortalAccess, rules } from '@quayside/contract/access';
import { createUnsavedWork } from '@quayside/portal-core/drafts';
import { SignedInProvider, type SignedInServices, useUnsavedWork } from '@quayside/portal-core/react';
import {
  createFakeBrowser,
  createManualClock,
  createMemoryStorage,
  createRecordingLogger,
  createScriptedSession,
  createTestUser,
  type ScriptedSession,
} from '@quayside/portal-core/testing';
import { createToasts, type Toasts } from '@quayside/portal-core/toasts';
import { createViewStore } from '@quayside/portal-core/view';
import { QuaysideProvider } from '@quayside/ui';
import { type JSX, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { RoutePage } from './RoutePage.tsx';

const route: Omit<PortalRoute, 'page'> = {
  path: '/1access',
  title: 'Connectivity Quoting',
  access: rules.apolloService1Access,
  view: 'apollo',
  areaId: 'quoting',
  layout: 'standard',
  liveChat: null,
  resetsOnLeave: null,
  inPalette: true,
};

let session: ScriptedSession;
let toasts: Toasts;
let root: Root;
let container: HTMLElement;
/** Every text that the page showed, in order. */
let shown: (string | null)[];
let watch: MutationObserver;

function QuotePage(): JSX.Element {
  const [site, setSite] = useState('');
  useUnsavedWork('quote', {
    value: site === '' ? undefined : site,
    restore: () => false,
  });
  return (
    <label>
      Site <input value={site} onChange={(event) => setSite(event.target.value)} />
    </label>
  );
}

beforeEach(() => {
  session = createScriptedSession();
  session.signIn();
  toasts = createToasts();
  const tabStorage = createMemoryStorage();
  const [clock, logger, browser] = [createManualClock(), createRecordingLogger(), createFakeBrowser()];
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  unsavedWork.start();
  const { getSnapshot, subscribe } = session;
  // The services that a route needs.
  const services = {
    session: { getSnapshot, subscribe } as Partial<AuthSession> as AuthSession,
    access: createPortalAccess('demo'),
    view: createViewStore({ tabStorage, deviceStorage: createMemoryStorage() }),
    unsavedWork,
    toasts,
  } as Partial<SignedInServices> as SignedInServices;
  // Loads a frame later.
  const QuoteRoute = lazyPart(async () => {
    await new Promise(requestAnimationFrame);
    return QuotePage;
  });
  container = document.body.appendChild(document.createElement('div'));
  shown = [];
  watch = new MutationObserver(() => void shown.push(container.textContent));
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  root = createRoot(container);
  root.render(
    <StrictMode>
      <QuaysideProvider>
        <SignedInProvider services={services}>
          <MemoryRouter initialEntries={['/1access']}>
            <main>
              <RoutePage route={{ ...route, page: QuoteRoute }} />
            </main>
          </MemoryRouter>
        </SignedInProvider>
      </QuaysideProvider>
    </StrictMode>,
  );
});

afterEach(() => {
  watch.disconnect();
  root.unmount();
  container.remove();
});

const site = page.getByLabelText('Site');
const denied = page.getByRole('heading', { name: 'Access denied' });
const news = () => toasts.getSnapshot().toasts.map(({ title }) => title);
const loseAccess = (): void => session.changeClaims(createTestUser({ apolloAccess: false }));

it('A user who loses access while editing is warned and keeps the edits; the warning goes when access returns [ACCESS-19]', async () => {
  await userEvent.fill(site, 'Canary Wharf');
  loseAccess();
  await expect.poll(news).toEqual(['You no longer have access to this page']);
  await expect.element(site).toHaveValue('Canary Wharf');
  await expect.element(denied).not.toBeInTheDocument();
  await userEvent.fill(site, 'Canary Wharf, floor 3');
  await expect.element(site).toHaveValue('Canary Wharf, floor 3');
  expect(document.title).toBe('Connectivity Quoting | Quayside');

  session.changeClaims(createTestUser());
  await expect.poll(news).toEqual([]);
  await expect.element(site).toHaveValue('Canary Wharf, floor 3');
});

it('A user who loses access without unsaved work is denied the page [ACCESS-16]', async () => {
  await expect.element(site).toBeVisible();
  loseAccess();
  await expect.element(denied).toBeVisible();
  await expect.element(site).not.toBeInTheDocument();
  expect(news()).toEqual([]);
});

it('A page that loads quickly is shown without a flash of Loading', async () => {
  await expect.element(site).toBeVisible();
  expect(shown.at(-1)).toContain('Site');
  expect(shown.join()).not.toContain('Loading');
});

import type { AuthSession } from '@quayside/portal-core';
import { PortalProvider, type BaseServices } from '@quayside/portal-core/react';
import { createTerms, type Terms } from '@quayside/portal-core/terms';
import {
  createChannelHub,
  createDeferred,
  createFakeHttpClient,
  createRecordingLogger,
  createScriptedSession,
  createTestUser,
} from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { JSX } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart } from '../loading/lazyPart.tsx';
import { TermsGate, type TermsGateProps } from './TermsGate.tsx';

const acceptance = 'POST /api/identity/rest/terms-of-use/accept';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function Text(): JSX.Element {
  return <p>The text of the terms.</p>;
}

/** Renders the gate for a user who hasn't agreed yet. `accepted` is the response to the acceptance. */
function renderGate(text: TermsGateProps['text'], accepted: Promise<null> = Promise.resolve(null)): Terms {
  const session = createScriptedSession();
  const terms = createTerms(
    {},
    {
      session,
      http: createFakeHttpClient({ [acceptance]: () => accepted }),
      channel: createChannelHub().open(),
      logger: createRecordingLogger(),
    },
  );
  terms.start();
  session.signIn(createTestUser({ agreedToTermsOfUse: false }));
  // The services that the gate reads.
  const { getSnapshot, subscribe } = session;
  const services = {
    session: { getSnapshot, subscribe } as Partial<AuthSession> as AuthSession,
    terms,
  } as Partial<BaseServices> as BaseServices;
  root.render(
    <QuaysideProvider>
      <PortalProvider services={services}>
        <TermsGate text={text}>
          <p>The portal</p>
        </TermsGate>
      </PortalProvider>
    </QuaysideProvider>,
  );
  return terms;
}

it('The terms screen waits for its text [TERMS-1]', async () => {
  const { promise: textLoaded, resolve: loadText } = createDeferred<null>();
  renderGate(
    lazyPart(async () => {
      // The screen's code is loaded by then.
      await Promise.all([textLoaded, import('./TermsOfUse.tsx')]);
      return Text;
    }),
  );
  await import('./TermsOfUse.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelector('button')).toBeNull();
  loadText(null);
  await expect.element(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  expect(container.textContent).toContain('The text of the terms.');
});

it('The portal is mounted once the acceptance of the terms has succeeded, and not before [SHELL-2, TERMS-8]', async () => {
  const { promise: accepted, resolve: accept } = createDeferred<null>();
  const terms = renderGate(
    lazyPart(async () => Text),
    accepted,
  );
  await expect.element(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  // Rendered synchronously, so that the next lines would find the portal.
  flushSync(() => void terms.accept());
  expect(terms.getSnapshot()).toEqual({ status: 'accepting' });
  expect(container.textContent).toContain('The text of the terms.');
  expect(container.textContent).not.toContain('The portal');
  accept(null);
  await expect.poll(() => container.textContent).toBe('The portal');
});

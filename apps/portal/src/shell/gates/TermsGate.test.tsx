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
import { lazyNamed } from '../loading/lazyNamed.ts';
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
  return <p>What is agreed to.</p>;
}

/** Draws the gate before a user who has not agreed yet. The acceptance is answered by `accepted`. */
function draw(text: TermsGateProps['text'], accepted: Promise<null> = Promise.resolve(null)): Terms {
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
  // The gate needs nothing else of a portal.
  const { getSnapshot, subscribe } = session;
  const services = {
    session: { getSnapshot, subscribe } as Partial<AuthSession> as AuthSession,
    terms,
  } as Partial<BaseServices> as BaseServices;
  root.render(
    <QuaysideProvider>
      <PortalProvider services={services}>
        <TermsGate text={text}>The portal</TermsGate>
      </PortalProvider>
    </QuaysideProvider>,
  );
  return terms;
}

it('The terms screen waits for its text, so that nobody agrees to what is not there [TERMS-1]', async () => {
  const { promise: textLoaded, resolve: loadText } = createDeferred<null>();
  draw(
    lazyNamed('Text', async () => {
      // The screen itself is there by then.
      await Promise.all([textLoaded, import('./TermsOfUse.tsx')]);
      return { Text };
    }),
  );
  await import('./TermsOfUse.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelector('button')).toBeNull();
  loadText(null);
  await expect.element(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  expect(container.textContent).toContain('What is agreed to.');
});

it('The portal is mounted once the acceptance of the terms has succeeded, and not while it is under way [SHELL-2, TERMS-8]', async () => {
  const { promise: accepted, resolve: accept } = createDeferred<null>();
  const terms = draw(
    lazyNamed('Text', async () => ({ Text })),
    accepted,
  );
  await expect.element(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  // Drawn before the next line, so that the portal would be there.
  flushSync(() => void terms.accept());
  expect(terms.getSnapshot()).toEqual({ status: 'accepting' });
  expect(container.textContent).toContain('What is agreed to.');
  expect(container.textContent).not.toContain('The portal');
  accept(null);
  await expect.poll(() => container.textContent).toBe('The portal');
});

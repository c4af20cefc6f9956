import { AuthError, type AuthSession } from '@quayside/portal-core';
import { PortalProvider, type BaseServices } from '@quayside/portal-core/react';
import { createScriptedSession } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SessionProblem } from './SessionProblem.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  vi.unstubAllGlobals();
  root.unmount();
  container.remove();
});

const error = new AuthError('invalid-response', 'The response could not be checked.');

function renderRefused(): void {
  const { getSnapshot, subscribe } = createScriptedSession();
  const services = {
    session: { getSnapshot, subscribe } as Partial<AuthSession> as AuthSession,
  } as Partial<BaseServices> as BaseServices;
  root.render(
    <QuaysideProvider>
      <PortalProvider services={services}>
        <SessionProblem state={{ status: 'failed', reason: 'invalid-response', error }} />
      </PortalProvider>
    </QuaysideProvider>,
  );
}

it('A response that cannot be checked is blamed on the address where the browser has no secure context', async () => {
  vi.stubGlobal('isSecureContext', false);
  renderRefused();
  await expect.element(page.getByText(/Open the portal with https/)).toBeVisible();
});

it('A response that cannot be checked is blamed on the clock where the address is secure', async () => {
  renderRefused();
  await expect.element(page.getByText(/date and time are right/)).toBeVisible();
});

import type { AuthSession } from '@quayside/portal-core';
import { PortalProvider, type PortalServices } from '@quayside/portal-core/react';
import { createScriptedSession } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { lazyNamed } from './lazyNamed.ts';
import { TermsGate } from './TermsGate.tsx';

const required = { status: 'required', error: null } as const;

function Text(): JSX.Element {
  return <p>What is agreed to.</p>;
}

it('the terms come with their text: nobody agrees to what is not there [TERMS-1]', async () => {
  const { getSnapshot, subscribe } = createScriptedSession();
  const services = {
    session: { getSnapshot, subscribe } as Partial<AuthSession> as AuthSession,
    terms: {
      getSnapshot: () => required,
      subscribe: () => () => undefined,
      start: () => undefined,
      stop: () => undefined,
      accept: async () => undefined,
    },
  } as Partial<PortalServices> as PortalServices;
  let come: (() => void) | undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const LateText = lazyNamed('Text', async () => {
    // The screen itself is there by then.
    await Promise.all([coming, import('./TermsOfUse.tsx')]);
    return { Text };
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <QuaysideProvider>
      <PortalProvider services={services}>
        <TermsGate text={LateText}>The portal</TermsGate>
      </PortalProvider>
    </QuaysideProvider>,
  );
  await import('./TermsOfUse.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelector('button')).toBeNull();
  come?.();
  await expect.element(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  expect(container.textContent).toContain('What is agreed to.');
});

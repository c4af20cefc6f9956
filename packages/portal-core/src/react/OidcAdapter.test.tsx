import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOidcGateway } from '../oidc/oidcGateway.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { OidcAdapter, useAuth } from './OidcAdapter.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

it('OidcAdapter provides a copy of the session under StrictMode, and sends no request of its own', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const gateway = createOidcGateway(
    { authority: 'https://id.example/realms/quayside', clientId: 'portal', origin: location.origin },
    {
      clock: Date,
      fetch: (input, init) => window.fetch(input, init),
      openSilentFrame: () => Promise.reject(new Error('This test opens no frame.')),
      tabStorage: createMemoryStorage(),
    },
  );
  let auth: ReturnType<typeof useAuth> | undefined;
  function Watcher(): null {
    auth = useAuth();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const { userManager } = gateway;
  await act(async () =>
    root.render(
      <StrictMode>
        <OidcAdapter userManager={userManager}>
          <Watcher />
        </OidcAdapter>
      </StrictMode>,
    ),
  );
  expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false });

  const claims = { iss: 'https://id.example/realms/quayside', sub: 'user-1', aud: 'portal', exp: 2, iat: 1 };
  const tokens = {
    accessToken: 'a',
    idToken: 'i',
    refreshToken: null,
    expiresInSeconds: 300,
    refreshExpiresInSeconds: null,
    claims,
  };
  await act(() => gateway.store(tokens));
  expect(auth).toMatchObject({ isAuthenticated: true, user: { profile: { sub: 'user-1' } } });
  await act(() => gateway.clear());
  expect(auth).toMatchObject({ isAuthenticated: false });
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

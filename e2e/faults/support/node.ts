import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../../tools/harness/settings.ts';
import { startSandbox } from '../../../tools/harness/sandbox.ts';
import { createSandboxControl, type SandboxControl } from '../../support/sandboxControl.ts';
import { createCookieJar, type CookieJar } from '../../../tools/harness/cookieJar.ts';
import { startIdentityLayer, type IdentityLayer } from './identityLayer.ts';
import {
  type Flow,
  type PartyOptions,
  type RelyingParty,
  signInByCallback,
  signInSilently,
} from './relyingParty.ts';

const FIRST_PORT = 5460;

/** The provider of one worker behind its layer, and a signed-in browser's cookies. */
export interface Provider {
  layer: IdentityLayer;
  jar: CookieJar;
  portal: string;
  control: SandboxControl;
}

/** Playwright's test without a page, with a provider for each worker. */
export const test = base.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const [portalPort = 0, sandboxPort = 0, layerPort = 0] = [0, 1, 2].map(
        (offset) => FIRST_PORT + parallelIndex * 3 + offset,
      );
      const data = join(root, `node_modules/.cache/quayside/faults-${parallelIndex}`);
      rmSync(data, { recursive: true, force: true });
      const sandbox = await startSandbox({
        sandboxPort,
        portalPort,
        env: { SANDBOX_DATA: data, SANDBOX_CONTROL: 'on' },
        onExit: () => undefined,
      });
      const upstream = `http://localhost:${sandboxPort}`;
      const layer = await startIdentityLayer(upstream, layerPort);
      const jar = createCookieJar();
      const provider = {
        layer,
        jar,
        portal: `http://localhost:${portalPort}`,
        control: createSandboxControl(upstream),
      };
      await signInAtProvider(provider);
      // Modules that load once would use up the short time of the first response.
      (await signInSilently({ authority: layer.authority, portal: provider.portal, jar })).session.stop();
      await use(provider);
      layer.close();
      sandbox.removeAllListeners('exit').kill('SIGTERM');
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

/** Signs the cookie jar in on the provider's form. */
export async function signInAtProvider({ layer, jar, portal }: Provider): Promise<void> {
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${portal}/login/callback`,
    state: 'x',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  await jar.signIn(`${layer.authority}/protocol/openid-connect/auth?${query.toString()}`, 'amelia');
}

/** Whether any part of a page shows a signed-in user. */
export async function believes({ session, mirrored }: RelyingParty): Promise<boolean> {
  return (
    session.getSnapshot().status === 'signed-in' ||
    session.peekAccessToken() !== null ||
    (await mirrored()) !== null
  );
}

/** Delivers one response by one flow. True when it was accepted. */
export async function isAccepted(
  { layer, jar, portal }: Provider,
  flow: Flow,
  {
    plan,
    changeCallback,
    isOutage,
  }: { plan: IdentityLayer['plan']; changeCallback?: (url: URL) => URL; isOutage?: boolean },
): Promise<{ accepted: boolean; party: RelyingParty }> {
  const options: PartyOptions = {
    authority: layer.authority,
    portal,
    jar,
    timeoutMs: isOutage ? 600 : 4_000,
    ...(changeCallback ? { changeCallback } : {}),
  };
  try {
    if (flow === 'refresh') {
      const party = await signInSilently({
        authority: layer.authority,
        portal,
        jar,
        timeoutMs: options.timeoutMs ?? 0,
      });
      const before = party.session.peekAccessToken();
      if (before === null) throw new Error('The sign-in before the renewal did not work.');
      layer.plan = plan;
      await party.session.getAccessToken({ force: true }).catch(() => undefined);
      const after = [party.session.peekAccessToken(), await party.mirrored()];
      return { accepted: after.some((token) => token !== null && token !== before), party };
    }
    layer.plan = plan;
    const party = await (flow === 'silent' ? signInSilently(options) : signInByCallback(options));
    return { accepted: await believes(party), party };
  } finally {
    layer.plan = {};
  }
}

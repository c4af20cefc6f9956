import type { DeliberateFault } from './DeliberateFault.ts';

const core = 'packages/portal-core/src';

/** Faults of the features without a user interface. */
export const coreFaults: readonly DeliberateFault[] = [
  {
    file: `${core}/http/responseCache.ts`,
    find: 'const lifetimeMs = 300_000;',
    replace: 'const lifetimeMs = 3_000_000;',
    breaks: 'Pages show data from the cache that is up to fifty minutes old instead of five.',
    noticedBy: { unit: `${core}/http/caching.test.ts` },
  },
  {
    file: `${core}/http/createRequestCache.ts`,
    find: 'if (current !== epoch || hasUser !== hadUser) {',
    replace: 'if (hasUser !== hadUser) {',
    breaks: 'After the second sign-out in a tab, the next user sees the cached data of the user before.',
    noticedBy: { unit: `${core}/http/caching.test.ts` },
  },
  {
    file: `${core}/http/retryDelay.ts`,
    find: 'Number(retryAfter) * 1000',
    replace: 'Number(retryAfter)',
    breaks: 'After an outage the portal reads seconds as milliseconds, and floods the server with retries.',
    noticedBy: { unit: `${core}/http/retries.test.ts` },
  },
  {
    file: `${core}/auth/tokens/refreshTokens.ts`,
    find: "if (!isAuthError(error, 'provider-unreachable') && !isTimeoutError(error)) throw error;",
    replace: "if (!isAuthError(error, 'provider-unreachable')) throw error;",
    breaks: 'A refresh that stalls once ends the session, though the provider responds to the next request.',
    noticedBy: { unit: `${core}/auth/tokens/tokenStore.test.ts` },
  },
  {
    file: `${core}/terms/createTerms.ts`,
    find: 'channel.post({ type: messageType, userId: user });',
    replace: '',
    breaks: 'Another open tab still shows the terms after the user has accepted them.',
    noticedBy: { unit: `${core}/terms/createTerms.test.ts` },
  },
  {
    file: `${core}/notifications/notificationQueueState.ts`,
    find: '.filter((type) => !closed.includes(type));',
    replace: ';',
    breaks: 'A popup that the user closed opens again at every reload.',
    noticedBy: { unit: `${core}/notifications/notificationQueueState.test.ts` },
  },
  {
    file: `${core}/navigation/menuItemHref.ts`,
    find: "${search === '' ? '' : `?${search}`}${hash.length === 0",
    replace: '${hash.length === 0',
    breaks: 'Menu items open their page without their parameters.',
    noticedBy: { unit: `${core}/navigation/menuItemHref.test.ts` },
  },
  {
    file: `${core}/drafts/isSecretName.ts`,
    find: '|passphrase|passcode|',
    replace: '|',
    breaks: 'A passphrase in an unsaved form is written to the browser’s storage.',
    noticedBy: { unit: `${core}/drafts/isSecretName.test.ts` },
  },
];

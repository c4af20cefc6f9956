import { type BadResponse, firstFlows as first, repeatingAfter } from './badResponse.ts';

function callbackWith(name: string, change: (parameters: URLSearchParams, url: URL) => void): BadResponse {
  return {
    name: `callback: ${name}`,
    plan: {},
    flows: first,
    changeCallback(url) {
      const changed = new URL(url);
      change(changed.searchParams, changed);
      return changed;
    },
  };
}

/** Callback addresses that belong to no sign-in of this tab. */
export const badCallbacks: readonly BadResponse[] = [
  ...repeatingAfter(1, [
    ...['https://evil.example', '', ' ', 'null'].map((iss) =>
      callbackWith(`iss ${JSON.stringify(iss)}`, (parameters) => parameters.set('iss', iss)),
    ),
    callbackWith('iss with a slash behind', (parameters) =>
      parameters.set('iss', `${parameters.get('iss')}/`),
    ),
    callbackWith('iss in capitals', (parameters) =>
      parameters.set('iss', `${parameters.get('iss')}`.toUpperCase()),
    ),
  ]),
  callbackWith('no issuer, though the metadata announces it', (parameters) => parameters.delete('iss')),
  ...repeatingAfter(1, [
    callbackWith('two issuers, the right one first', (parameters) =>
      parameters.append('iss', 'https://evil.example'),
    ),
    callbackWith('two issuers, both right', (parameters) =>
      parameters.append('iss', `${parameters.get('iss')}`),
    ),
  ]),
  callbackWith('no state', (parameters) => parameters.delete('state')),
  ...repeatingAfter(2, [
    ...['forged', '__proto__', '', 'constructor', 'toString', '../x'].map((state) =>
      callbackWith(`state ${JSON.stringify(state)}`, (parameters) => parameters.set('state', state)),
    ),
    callbackWith('state in capitals', (parameters) => parameters.set('state', `${parameters.get('state')}X`)),
  ]),
  ...repeatingAfter(1, [
    callbackWith('no code', (parameters) => parameters.delete('code')),
    callbackWith('an empty code', (parameters) => parameters.set('code', '')),
  ]),
  callbackWith('a forged code', (parameters) => parameters.set('code', 'forged')),
  callbackWith('everything behind the hash', (_parameters, url) => {
    url.hash = url.search.slice(1);
    url.search = '';
  }),
  callbackWith('a token in place of the code', (parameters) => {
    parameters.delete('code');
    parameters.set('access_token', 'forged');
    parameters.set('id_token', 'forged');
  }),
  ...repeatingAfter(
    2,
    [
      'login_required',
      '<script>',
      'access_denied',
      'interaction_required',
      'consent_required',
      'account_selection_required',
      'server_error',
      'temporarily_unavailable',
      'unauthorized_client',
      'invalid_scope',
    ].map((error) =>
      callbackWith(`the error ${error}`, (parameters) => {
        parameters.delete('code');
        parameters.set('error', error);
      }),
    ),
  ),
  callbackWith('a code and an error', (parameters) => parameters.set('error', 'access_denied')),
];

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersByKind, inlineHashes } from './responseKinds.ts';
import { nginxIncludes } from './nginxIncludes.ts';

const html = '<!doctype html><style>body{margin:0}</style>';
const includes = nginxIncludes(html);

/** What the contract says about one call. */
interface Operation {
  'x-portal-max-bytes'?: number;
  requestBody?: { content?: Record<string, unknown> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../sandbox/src/contract/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** Fills in the placeholders of the includes, as the web server's entry point does. */
function filled(sources: string, sockets: string, reportsUrl?: string): string {
  return includes['http.conf.template']
    .replaceAll('${IDENTITY_ORIGIN}', 'https://id.example')
    .replaceAll('${THIRD_PARTY_SOURCES}', sources)
    .replaceAll('${THIRD_PARTY_SOCKETS}', sockets)
    .replaceAll('${PORTAL_SCRIPTS}', 'portal.example/assets/')
    .replaceAll('${PORTAL_ORIGIN}', 'https://portal.example')
    .replaceAll('${POLICY_REPORTS}', reportsUrl ? `; report-uri ${reportsUrl}; report-to policy` : '')
    .replaceAll('${REPORTING_ENDPOINTS}', reportsUrl ? String.raw`policy=\"${reportsUrl}\"` : '');
}

test.each([
  ['no third party', [], '', '', undefined],
  [
    'two third parties and an address for reports',
    ['https://a.example', 'https://b.example:8443'],
    ' https://a.example https://b.example:8443',
    ' wss://a.example wss://b.example:8443',
    'https://reports.example/policy?key=a',
  ],
] as const)(
  'With %s the includes contain every header of every kind of response as the server sends it',
  (_, thirdPartyOrigins, sources, sockets, reportsUrl) => {
    const headers = headersByKind({
      identityOrigin: 'https://id.example',
      ...inlineHashes(html),
      thirdPartyOrigins,
      scripts: 'portal.example/assets/',
      portalOrigin: 'https://portal.example',
      reportsUrl,
    });
    const text = filled(sources, sockets, reportsUrl);
    for (const [kind, named] of Object.entries(headers))
      for (const [name, value] of Object.entries(named)) {
        const block = text.split(`$quayside_${name.replaceAll('-', '_')} {`)[1]?.split('\n}')[0];
        expect(block).toContain(`"${kind} " "${value.replaceAll('"', String.raw`\"`)}";`);
      }
    for (const name of new Set(Object.values(headers).flatMap((named) => Object.keys(named))))
      expect(includes['server.conf']).toContain(
        `add_header ${name} $quayside_${name.replaceAll('-', '_')} always;`,
      );
  },
);

test('The includes leave open only what the deployment provides', () => {
  const placeholders = new Set(
    Object.values(includes)
      .join('\n')
      .match(/\$\{\w+\}/g),
  );
  expect(placeholders).toEqual(
    new Set([
      '${IDENTITY_ORIGIN}',
      '${PORTAL_SCRIPTS}',
      '${PORTAL_ORIGIN}',
      '${THIRD_PARTY_SOURCES}',
      '${THIRD_PARTY_SOCKETS}',
      '${POLICY_REPORTS}',
      '${REPORTING_ENDPOINTS}',
    ]),
  );
  expect(Object.values(includes).join('\n')).not.toMatch(/somebody|reports\.invalid/);
});

test('Nginx takes a file of the size that the contract allows, on the path of that call only', () => {
  const files = Object.entries(contract.paths).flatMap(([path, calls]) =>
    /^\/(?:api|core)\//.test(path)
      ? Object.values(calls).flatMap(({ requestBody, 'x-portal-max-bytes': maxBytes }) =>
          Object.keys(requestBody?.content ?? {}).some((type) => type !== 'application/json')
            ? [[path, maxBytes]]
            : [],
        )
      : [],
  );
  const limits = includes['server.conf']
    .split('location ')
    .flatMap((text) => /^= (\S+) \{\n {2}client_max_body_size (\d+);/.exec(text) ?? [])
    .slice(1);
  expect(limits).toEqual(files.flat().map(String));
  expect(files).toEqual([['/api/portal/rest/attachments', expect.any(Number)]]);
  expect(includes['server.conf'].match(/client_max_body_size/g)).toHaveLength(files.length);
});

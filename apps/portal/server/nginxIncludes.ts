import {
  ambiguousTarget,
  bodilessMethods,
  compressedFile,
  CONFIG_PATH,
  DEFAULT_LIFETIME,
  filePath,
  hashedFile,
  lifetimes,
  pageMethods,
  proxiedMethods,
  proxiedPath,
} from './addresses.ts';
import { type ResponseKind, headersByKind, inlineStyleHashes, ownKinds } from './responseKinds.ts';
import { PROBLEM_TYPE, problemBody, problems } from './problems.ts';
import { DEFAULT_MEDIA_TYPE, mediaTypes } from './staticFiles.ts';

/** What nginx needs of one release to answer as the portal server does; texts of files by their names. */
export interface NginxIncludes {
  /** Belongs into `http`. Its placeholders, `${IDENTITY_ORIGIN}` and others, stand for what the deployment gives. */
  'http.conf.template': string;
  /** Belongs into `server`. */
  'server.conf': string;
}

/** Stands for the third parties while their headers are written: no name of a host can be it. */
const SOMEBODY = 'https://somebody.invalid';

/** Stands for the address of reports likewise. */
const REPORTS_URL = 'https://reports.invalid/';

const NOT_KEPT = 'no-store';

/** Writes the includes for a release whose page is `html`. Throws when a header could not stand in nginx's configuration. */
export function nginxIncludes(html: string): NginxIncludes {
  const headers = headersByKind({
    identityOrigin: '${IDENTITY_ORIGIN}',
    inlineStyleHashes: inlineStyleHashes(html),
    thirdPartyOrigins: [SOMEBODY],
    scripts: '${PORTAL_SCRIPTS}',
    reportsUrl: REPORTS_URL,
  });
  const names = [...new Set(Object.values(headers).flatMap((one) => Object.keys(one)))];
  return {
    'http.conf.template': [
      types(),
      ...rules(),
      ...lifetimeMaps(),
      ...names.map((name) => headerMap(name, headers)),
      '',
    ].join('\n\n'),
    'server.conf': [addHeaders(names), backend(), ...problems.map(problemLocation), ''].join('\n\n'),
  };
}

function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `  ${quote(type)} ${ending.slice(1)};`);
  return ['types {', ...lines, '}', `default_type ${quote(DEFAULT_MEDIA_TYPE)};`].join('\n');
}

/** What is decided by the address and the method, before anything is looked for. */
function rules(): string[] {
  return [
    map('$uri', 'quayside_kind', [
      ...Object.entries(ownKinds).map(([path, kind]) => [exactly(path), kind] as const),
      [expression(proxiedPath), 'proxied'],
      ['default', 'page'],
    ]),
    map('"$request_method $http_transfer_encoding$http_content_length"', 'quayside_has_strange_body', [
      [`~^(?:${bodilessMethods.join('|')}) 0*[^0]`, '1'],
      ['default', ''],
    ]),
    map('$request_uri', 'quayside_is_ambiguous', [
      [expression(ambiguousTarget), '1'],
      ['default', '$quayside_has_strange_body'],
    ]),
    map('$request_method', 'quayside_is_write', [
      ...pageMethods.map((method) => [method, ''] as const),
      ['default', '1'],
    ]),
    map('$request_method', 'quayside_is_unknown', [
      ...proxiedMethods.map((method) => [method, ''] as const),
      ['default', '1'],
    ]),
    map('$uri', 'quayside_file', [
      // The file system takes two slashes for one, and the headers would not.
      ['~//', ''],
      [expression(compressedFile), ''],
      ['default', '$uri'],
    ]),
    map('$uri', 'quayside_root', [
      [expression(hashedFile), '$quayside_kept'],
      ['default', '$quayside_release'],
    ]),
    map('$uri', 'quayside_page', [
      [expression(filePath), ''],
      ['default', '/index.html'],
    ]),
  ];
}

/** How long an answer may be kept, and what else belongs to its status. */
function lifetimeMaps(): string[] {
  return [
    map('$uri', 'quayside_lifetime', [
      ...lifetimes.map(
        ({ pattern, cacheControl }) =>
          [typeof pattern === 'string' ? exactly(pattern) : expression(pattern), cacheControl] as const,
      ),
      ['default', DEFAULT_LIFETIME],
    ]),
    map('"$quayside_kind $status $upstream_status"', 'quayside_cache_control', [
      ['~^proxied 405 $', NOT_KEPT],
      ['~^proxied ', '$quayside_problem_lifetime'],
      ['~ (?:200|304) ', '$quayside_lifetime'],
      ['default', NOT_KEPT],
    ]),
    map('"$quayside_kind $status $uri"', 'quayside_vary', [
      ['~^proxied ', ''],
      [`~ ${CONFIG_PATH}$`, ''],
      ['~ (?:200|304) ', 'accept-encoding'],
      ['default', ''],
    ]),
    map('"$quayside_kind $status $upstream_status"', 'quayside_allow', [
      ['~^proxied 405 $', proxiedMethods.join(', ')],
      ['~^(?!proxied )[a-zA-Z]+ 405 ', pageMethods.join(', ')],
      ['default', ''],
    ]),
    // The backend's own 429 says by itself when to come again.
    map('"$status $upstream_status"', 'quayside_retry_after', [
      ['429 ', '1'],
      ['default', ''],
    ]),
  ];
}

/** One header of every kind of answer. What the backend says itself stands, so nothing is added to it. */
function headerMap(name: string, headers: Record<ResponseKind, Record<string, string>>): string {
  const lines = Object.entries(headers).flatMap(([kind, { [name]: value }]) =>
    value === undefined ? [] : [[`${kind} `, forDeployment(value)] as const],
  );
  return map(`"$quayside_kind $upstream_http_${underscored(name)}"`, `quayside_${underscored(name)}`, [
    ...lines,
    ['default', ''],
  ]);
}

/** A value with placeholders for what only the deployment knows. */
function forDeployment(value: string): string {
  return value
    .replace(/; report-uri .*/, '${POLICY_REPORTS}')
    .replace(/^.*reports\.invalid.*$/, '${REPORTING_ENDPOINTS}')
    .replaceAll(` ${SOMEBODY}`, '${THIRD_PARTY_SOURCES}')
    .replaceAll(` ${SOMEBODY.replace('https:', 'wss:')}`, '${THIRD_PARTY_SOCKETS}');
}

/** All headers stand in `server` alone: a location with one of its own would lose the others. */
function addHeaders(names: readonly string[]): string {
  return [...names, 'cache-control', 'vary', 'allow', 'retry-after']
    .map((name) => `add_header ${name} $quayside_${underscored(name)} always;`)
    .join('\n');
}

function backend(): string {
  const pages = problems.map(({ status }) => `  error_page ${status} @problem_${status};`);
  return [
    `location ~ ${quote(proxiedPath.source)} {`,
    '  if ($quayside_is_unknown) {',
    '    return 405;',
    '  }',
    '  include proxy.conf;',
    ...pages,
    '  error_page 503 @problem_502;',
    '  error_page 405 @method_not_allowed;',
    '}',
  ].join('\n');
}

function problemLocation(problem: (typeof problems)[number]): string {
  return [
    `location @problem_${problem.status} {`,
    '  types { }',
    `  default_type ${PROBLEM_TYPE};`,
    `  set $quayside_problem_lifetime ${NOT_KEPT};`,
    `  return ${problem.status} ${quote(problemBody(problem))};`,
    '}',
  ].join('\n');
}

function map(source: string, name: string, lines: ReadonlyArray<readonly [string, string]>): string {
  return [
    `map ${source} $${name} {`,
    ...lines.map(([key, value]) => `  ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');
}

function expression({ source, flags }: RegExp): string {
  return `~${flags.includes('i') ? '*' : ''}${source}`;
}

/** A path as an expression: nginx compares plain words without their case. */
function exactly(path: string): string {
  return `~^${path.replaceAll('.', String.raw`\.`)}$`;
}

function underscored(name: string): string {
  return name.replaceAll('-', '_');
}

/** A word of nginx's configuration, which reads a backslash in quotes as the beginning of an escape. */
function quote(word: string): string {
  if (/[\r\n]/.test(word)) throw new Error(`This can not stand in nginx’s configuration: ${word}`);
  return `"${word.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

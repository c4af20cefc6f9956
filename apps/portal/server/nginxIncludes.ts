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
  partsOfPage,
  proxiedMethods,
  proxiedPath,
  severalSlashes,
  uploads,
} from './addresses.ts';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { type ResponseKind, headersByKind, inlineHashes, ownKinds } from './responseKinds.ts';
import { badRequestPage } from './refusals.ts';
import { fileTooLarge, type Problem, PROBLEM_TYPE, problemBody, problems } from './problems.ts';
import { DEFAULT_MEDIA_TYPE, mediaTypes } from './staticFiles.ts';

/** The files that make nginx respond as the portal server does for one release: file contents by name. */
export interface NginxIncludes {
  /** For the `http` block. The deployment fills in its placeholders, such as `${IDENTITY_ORIGIN}`. */
  'http.conf.template': string;
  /** For the `server` block. */
  'server.conf': string;
}

/** A placeholder for the third parties' origins. It cannot be a real host. */
const SOMEBODY = 'https://somebody.invalid';

/** A placeholder for the reports address. */
const REPORTS_URL = 'https://reports.invalid/';

const NOT_KEPT = 'no-store';

/** Writes the includes for a release whose page is `html`. Throws if nginx's configuration cannot contain a header. */
export function nginxIncludes(html: string): NginxIncludes {
  const headers = headersByKind({
    identityOrigin: '${IDENTITY_ORIGIN}',
    ...inlineHashes(html),
    thirdPartyOrigins: [SOMEBODY],
    scripts: '${PORTAL_SCRIPTS}',
    portalOrigin: '${PORTAL_ORIGIN}',
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
    'server.conf': [
      addHeaders(names),
      backend(`~ ${quote(proxiedPath.source)}`),
      ...uploads.flatMap(upload),
      badRequest(),
      ...problems.map((problem) => problemLocation(`@problem_${problem.status}`, problem)),
      '',
    ].join('\n\n'),
  };
}

function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `  ${quote(type)} ${ending.slice(1)};`);
  return ['types {', ...lines, '}', `default_type ${quote(DEFAULT_MEDIA_TYPE)};`].join('\n');
}

/** Rules that depend on address and method only. */
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
    map('"$quayside_has_strange_body$request_method $request_uri"', 'quayside_redirect', [
      [
        `~^(?:${pageMethods.join('|')}) ${severalSlashes.source.replace('^', '')}`,
        `/${partsOfPage.map((name) => `$${name}`).join('')}`,
      ],
      ['default', ''],
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
      // The file system reads two slashes as one; the headers' rules do not.
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

/** The caching of a response, and the other headers that depend on its status. */
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
    // The backend sets `retry-after` on its own 429.
    map('"$status $upstream_status"', 'quayside_retry_after', [
      ['429 ', '1'],
      ['default', ''],
    ]),
  ];
}

/** One header for every kind of response. A header that the backend sends takes precedence. */
function headerMap(name: string, headers: Record<ResponseKind, Record<string, string>>): string {
  const lines = Object.entries(headers).flatMap(([kind, { [name]: value }]) =>
    value === undefined ? [] : [[`${kind} `, forDeployment(value)] as const],
  );
  return map(`"$quayside_kind $upstream_http_${underscored(name)}"`, `quayside_${underscored(name)}`, [
    ...lines,
    ['default', ''],
  ]);
}

/** Replaces what only the deployment knows by placeholders. */
function forDeployment(value: string): string {
  return value
    .replace(/; report-uri .*/, '${POLICY_REPORTS}')
    .replace(/^.*reports\.invalid.*$/, '${REPORTING_ENDPOINTS}')
    .replaceAll(` ${SOMEBODY}`, '${THIRD_PARTY_SOURCES}')
    .replaceAll(` ${SOMEBODY.replace('https:', 'wss:')}`, '${THIRD_PARTY_SOCKETS}');
}

/** All headers are in the `server` block: a location with a header of its own would drop the inherited ones. */
function addHeaders(names: readonly string[]): string {
  return [...names, 'cache-control', 'vary', 'allow', 'retry-after']
    .map((name) => `add_header ${name} $quayside_${underscored(name)} always;`)
    .join('\n');
}

/** A location that forwards to the backend. The lines come before its own, because the first page of a status counts. */
function backend(location: string, lines: readonly string[] = []): string {
  const pages = problems.map(({ status }) => `  error_page ${status} @problem_${status};`);
  return [
    `location ${location} {`,
    ...lines,
    '  if ($quayside_is_unknown) {',
    '    return 405;',
    '  }',
    '  include proxy.conf;',
    '  proxy_pass_request_headers off;',
    // nginx leaves out a header without a value.
    ...forwardedHeaders.map((name) => `  proxy_set_header ${name} $http_${underscored(name.toLowerCase())};`),
    ...pages,
    '  error_page 503 @problem_502;',
    '  error_page 405 @method_not_allowed;',
    '}',
  ].join('\n');
}

/** The location of a call that sends a file, and the response to a file that is too large. */
function upload({ path, maxBytes }: (typeof uploads)[number]): string[] {
  const name = `@file_of_${maxBytes}_bytes`;
  return [
    backend(`= ${path}`, [`  client_max_body_size ${maxBytes};`, `  error_page 413 ${name};`]),
    problemLocation(name, fileTooLarge(maxBytes)),
  ];
}

/** Nothing is read after a refused request. */
function badRequest(): string {
  return [
    'location = /.bad-request {',
    '  keepalive_timeout 0;',
    '  types { }',
    '  default_type "text/html; charset=utf-8";',
    `  return 400 ${quote(badRequestPage)};`,
    '}',
  ].join('\n');
}

function problemLocation(name: string, problem: Problem): string {
  return [
    `location ${name} {`,
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

/** An exact path as an expression: nginx ignores case in plain strings. */
function exactly(path: string): string {
  return `~^${path.replaceAll('.', String.raw`\.`)}$`;
}

function underscored(name: string): string {
  return name.replaceAll('-', '_');
}

/** Quotes a string for nginx's configuration, where a backslash in quotes starts an escape. */
function quote(word: string): string {
  if (/[\r\n]/.test(word)) throw new Error(`nginx’s configuration cannot contain a line break: ${word}`);
  return `"${word.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

/** A raw request that proxies and backends could read differently. */
export interface RawRequest {
  name: string;
  /** The bytes that the client sends, as Latin-1. */
  bytes: string;
  /** The targets that the backend may see, in this order. The client sent each as a request of its own. */
  targets: readonly string[];
  /** The body of the first one. */
  body: string;
  /** True for HTTP/0.9, whose responses have no status. */
  hasNoVersion?: boolean;
}

/** Every method that a client could try. HTTP does not know the last one. */
export const rawMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'SMUGGLE',
] as const;

/** The target of a smuggled request. The backend must never see it. */
const HIDDEN = '/api/hidden';

const OUTER = '/api/outer';
const SECOND = '/api/second';
const hidden = `POST ${HIDDEN} HTTP/1.1\r\nHost: hidden\r\nContent-Length: 0\r\n\r\n`;
const unfinished = `GET ${HIDDEN} HTTP/1.1\r\nHost: hidden\r\nX-Swallow: `;

/** A chunked body with the payload in one chunk. */
function chunked(payload: string): string {
  return `${payload.length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`;
}

/** Header lines that frame a body, the bytes, and the decoded body. Default body: the smuggled request. */
type Framing = readonly [name: string, headers: readonly string[], bytes: string, body?: string];

const framings: readonly Framing[] = [
  ['a chunked body that is a request', ['Transfer-Encoding: chunked'], chunked(hidden)],
  [
    'a chunked body that is the beginning of a request',
    ['Transfer-Encoding: chunked'],
    chunked(unfinished),
    unfinished,
  ],
  ['a body with its length that is a request', [`Content-Length: ${hidden.length}`], hidden],
  [
    'a body with its length that is the beginning of a request',
    [`Content-Length: ${unfinished.length}`],
    unfinished,
    unfinished,
  ],
  ['a length after the encoding', ['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked(hidden)],
  [
    'a length before the encoding',
    [`Content-Length: ${5 + hidden.length}`, 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${hidden}`,
  ],
  ['two lengths that differ', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
  [
    'two lengths that are equal',
    [`Content-Length: ${hidden.length}`, `Content-Length: ${hidden.length}`],
    hidden,
  ],
  ['a list of lengths', [`Content-Length: 0, ${hidden.length}`], hidden],
  ['a length with a sign', [`Content-Length: +${hidden.length}`], hidden],
  ['a length below zero', ['Content-Length: -1'], hidden],
  ['a hexadecimal length', [`Content-Length: 0x${hidden.length.toString(16)}`], hidden],
  ['no length where one is named', ['Content-Length:'], hidden],
  ['a length above what a number holds', ['Content-Length: 18446744073709551616'], hidden],
  ['a length on a folded line', ['Content-Length:', ` ${hidden.length}`], hidden],
  ['a header folded over the encoding', ['X-Fold: a', ' Transfer-Encoding: chunked'], chunked(hidden), ''],
  ['an encoding on a folded line', ['Transfer-Encoding:', ' chunked'], chunked(hidden)],
  ['a blank before the colon', ['Transfer-Encoding : chunked'], chunked(hidden)],
  ['a tab before the encoding', ['Transfer-Encoding:\tchunked'], chunked(hidden)],
  ['a tab after the encoding', ['Transfer-Encoding: chunked\t'], chunked(hidden)],
  ['a form feed before the encoding', ['Transfer-Encoding: \u000Cchunked'], chunked(hidden)],
  ['an encoding that nobody knows', ['Transfer-Encoding: xchunked'], chunked(hidden)],
  ['an encoding in quotes', ['Transfer-Encoding: "chunked"'], chunked(hidden)],
  ['an encoding with a parameter', ['Transfer-Encoding: chunked;q=1'], chunked(hidden)],
  ['chunked, then identity', ['Transfer-Encoding: chunked, identity'], chunked(hidden)],
  ['identity, then chunked', ['Transfer-Encoding: identity, chunked'], chunked(hidden)],
  ['chunked twice', ['Transfer-Encoding: chunked, chunked'], chunked(hidden)],
  ['two encodings on two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: cow'], chunked(hidden)],
  ['the encoding in capitals', ['TRANSFER-ENCODING: CHUNKED'], chunked(hidden)],
  ['the encoding with an underscore', ['Transfer_Encoding: chunked'], chunked(hidden), ''],
  ['the encoding behind a bare line feed', ['X-A: b\nTransfer-Encoding: chunked'], chunked(hidden)],
  ['the encoding behind a bare carriage return', ['X-A: b\rTransfer-Encoding: chunked'], chunked(hidden), ''],
  ['the encoding behind a NUL', ['X-A: b\0\r\nTransfer-Encoding: chunked'], chunked(hidden)],
  [
    'the encoding named for this connection only',
    ['Transfer-Encoding: chunked', 'Connection: transfer-encoding'],
    chunked(hidden),
  ],
  [
    'the length named for this connection only',
    [`Content-Length: ${hidden.length}`, 'Connection: content-length'],
    hidden,
  ],
  [
    'an upgrade to HTTP/2',
    [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
      `Content-Length: ${hidden.length}`,
    ],
    hidden,
  ],
  ['a wait for permission', ['Expect: 100-continue', `Content-Length: ${hidden.length}`], hidden],
  ['a chunk with an extension', ['Transfer-Encoding: chunked'], chunked(hidden).replace('\r\n', ';a=b\r\n')],
  [
    'a chunk with an extension across a line feed',
    ['Transfer-Encoding: chunked'],
    chunked(hidden).replace('\r\n', ';\n\r\n'),
  ],
  ['a chunk size that is no number', ['Transfer-Encoding: chunked'], `zz\r\n${hidden}\r\n0\r\n\r\n`],
  ['a chunk size below zero', ['Transfer-Encoding: chunked'], `-1\r\n${hidden}\r\n0\r\n\r\n`],
  ['a chunk size with a prefix', ['Transfer-Encoding: chunked'], `0x${chunked(hidden)}`],
  [
    'a chunk size above what a number holds',
    ['Transfer-Encoding: chunked'],
    `${'f'.repeat(17)}0\r\n${hidden}\r\n0\r\n\r\n`,
  ],
  ['a chunk that is longer than its size', ['Transfer-Encoding: chunked'], `1\r\n${hidden}\r\n0\r\n\r\n`],
  [
    'chunks that end in bare line feeds',
    ['Transfer-Encoding: chunked'],
    chunked(hidden).replaceAll('\r\n', '\n'),
  ],
  ['a last chunk with a request as its trailer', ['Transfer-Encoding: chunked'], `0\r\n${hidden}`, ''],
  [
    'a trailer that names a length',
    ['Transfer-Encoding: chunked'],
    `1\r\na\r\n0\r\nContent-Length: ${hidden.length}\r\n\r\n`,
    'a',
  ],
];

function write(
  method: string,
  target: string,
  headers: readonly string[],
  body = '',
  version = '1.1',
): string {
  return `${method} ${target} HTTP/${version}\r\n${['Host: portal.example', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

/** All raw requests of one method. The authority form belongs to CONNECT, which is tested with both forms. */
export function rawRequests(method: string): RawRequest[] {
  const targets = [OUTER];
  const framed = framings.map(([name, headers, bytes, body = hidden]) => ({
    name,
    bytes: write(method, OUTER, headers, bytes),
    targets,
    body,
  }));
  const bare: Omit<RawRequest, 'body'>[] = [
    {
      name: 'two requests at once',
      bytes: write(method, OUTER, []) + write('GET', SECOND, []),
      targets: [OUTER, SECOND],
    },
    {
      name: 'bare line feeds',
      bytes: write(method, OUTER, ['Content-Length: 0']).replaceAll('\r\n', '\n'),
      targets,
    },
    {
      name: 'a blank before the first header',
      bytes:
        write(method, OUTER, []).replace('Host', ' Transfer-Encoding: chunked\r\nHost') + chunked(hidden),
      targets,
    },
    { name: 'two hosts', bytes: write(method, OUTER, ['Host: other.example']), targets },
    {
      name: 'another host’s address',
      bytes: write(method, `http://other.example${OUTER}`, []),
      targets: [OUTER, `http://other.example${OUTER}`],
    },
    {
      name: 'an authority',
      bytes: write(method, 'other.example:443', []) + hidden.replace(HIDDEN, SECOND),
      targets: [SECOND],
    },
  ];
  return [
    ...framed,
    {
      name: 'an encoding that HTTP/1.0 does not have',
      bytes: write(method, OUTER, ['Transfer-Encoding: chunked'], chunked(hidden), '1.0'),
      targets,
      body: hidden,
    },
    {
      name: 'a version that there is not',
      bytes: write(method, OUTER, [`Content-Length: ${hidden.length}`], hidden, '1.2'),
      targets,
      body: hidden,
    },
    { name: 'no version', bytes: `${method} ${OUTER}\r\n${hidden}`, targets, body: '', hasNoVersion: true },
    {
      name: 'a line feed within the target',
      bytes: write(method, `${OUTER}\n${HIDDEN}`, []),
      targets,
      body: '',
      hasNoVersion: true,
    },
    ...bare.map(({ name, bytes, targets: due }) => ({ name, bytes, targets: due, body: '' })),
  ];
}

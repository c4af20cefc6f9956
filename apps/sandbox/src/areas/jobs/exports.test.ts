import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { headings } from './headings.ts';

const base = '/api/portal/rest';
const contract = sharedContract();
const exportPaths = Object.keys(contract.document.paths).filter((path) => path.endsWith('-exports'));

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
  token = await tokenOfUser(sandbox, 'amelia');
});
afterAll(() => sandbox.close());

/** Exports a list and returns the text of its file, after its byte order mark. */
async function exported(path: string, body: object = {}): Promise<string> {
  const { body: job } = await calls.call('POST', path, { token, body });
  const id = isJsonObject(job) ? String(job['id']) : '';
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 1 } });
  return (await calls.call('GET', `${base}/jobs/${id}/file`, { token })).text;
}

/** The cells of the headings and of some lines. */
const linesOf = (text: string) =>
  text
    .split('\r\n', 50)
    .filter(Boolean)
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));

test.each(exportPaths)('The file of %s names the zone of each column of times [LIST-5]', async (path) => {
  const [found = [], ...lines] = linesOf(await exported(path));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((cells) => cells.length !== found.length)).toEqual([]);
  expect(lines.flat().filter((cell) => /\d{2}T\d{2}:\d{2}|[{}]|undefined|null/.test(cell))).toEqual([]);
  const hasTimes = found.filter((_heading, index) =>
    lines.some((cells) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(cells[index] ?? '')),
  );
  expect(hasTimes.filter((heading) => !heading.endsWith(' (Europe/London)'))).toEqual([]);
});

test.each(exportPaths)(
  'The file of %s words its headings as every other file does [LIST-5]',
  async (path) => {
    const [found = [], ...lines] = linesOf((await exported(path)).replace('\u{feff}', ''));
    const texts = found.map((text) => text.replaceAll('"', '').replace(' (Europe/London)', ''));
    const vocabulary = new Set<string>(Object.values(headings));
    expect(texts.filter((text) => !vocabulary.has(text))).toEqual([]);
    const amounts = texts.filter((_text, index) =>
      lines.some((cells) => /^-?\d+\.\d{2}$/.test(cells[index] ?? '')),
    );
    expect(amounts.filter((text) => !text.endsWith('(GBP, excluding VAT)'))).toEqual([]);
  },
);

test('No two facts share a heading in the files of lists', () => {
  const all = Object.values(headings);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

async function setTimeZone(timeZone: string): Promise<void> {
  const profile = await calls.call('GET', `${base}/profile`, { token });
  const headers = { 'If-Match': profile.headers.get('etag') ?? '' };
  await calls.call('PATCH', `${base}/profile`, { token, headers, body: { timeZone } });
}

const readTimes = async () =>
  linesOf(await exported(`${base}/quote-exports`, { columns: ['number', 'updatedAt'] }));

test('An export has the columns that were asked for, in the time zone of the profile [LIST-5]', async () => {
  await setTimeZone('UTC');
  const [, [, there = ''] = []] = await readTimes();
  await setTimeZone('Asia/Kolkata');
  const [firstLine, [number, here = ''] = []] = await readTimes();
  expect(firstLine).toEqual(['Number', 'Updated (Asia/Kolkata)']);
  expect(number).toMatch(/^QT-\d+$/);
  expect(Date.parse(`${here}Z`) - Date.parse(`${there}Z`)).toBe(5.5 * 3_600_000);
});

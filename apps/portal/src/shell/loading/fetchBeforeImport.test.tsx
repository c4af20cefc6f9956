import { afterEach, expect, it, vi } from 'vitest';
import { fetchBeforeImport } from './fetchBeforeImport.ts';

const load = vi.fn<() => Promise<string>>(async () => 'the module');
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

afterEach(() => {
  vi.restoreAllMocks();
  load.mockClear();
});

it.each([
  ['the connection fails', async () => Promise.reject(new TypeError('The test is offline.'))],
  ['the file is missing', async () => new Response('', { status: 404 })],
  ['the response is a web page', async () => new Response('', { headers: { 'content-type': 'text/html' } })],
])('A chunk is not imported when %s, so that a retry can load it [ERR-9]', async (name, respond) => {
  const file = `assets/${name.replaceAll(' ', '-')}.js`;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(respond);
  await expect(fetchBeforeImport(load, [file])).rejects.toThrow(
    'Failed to fetch dynamically imported module',
  );
  expect(load).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => script());
  await expect(fetchBeforeImport(load, [file])).resolves.toBe('the module');
});

it('A file that several chunks share is fetched once, and a chunk without files is imported at once', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => script());
  await Promise.all([
    fetchBeforeImport(load, ['assets/shared.js']),
    fetchBeforeImport(load, ['assets/shared.js']),
  ]);
  await fetchBeforeImport(load, ['assets/shared.js']);
  await fetchBeforeImport(load);
  expect(fetched).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(4);
});

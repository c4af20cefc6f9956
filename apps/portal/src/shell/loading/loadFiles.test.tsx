import { afterEach, expect, it, vi } from 'vitest';
import { loadFiles } from './loadFiles.ts';

const load = vi.fn<() => Promise<string>>(async () => 'the part');
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

afterEach(() => {
  vi.restoreAllMocks();
  load.mockClear();
});

it.each([
  ['the connection fails', async () => Promise.reject(new TypeError('Played by the test.'))],
  ['it is missing', async () => new Response('', { status: 404 })],
  ['a page answers in its place', async () => new Response('', { headers: { 'content-type': 'text/html' } })],
])('a part is not imported while %s, so that the next try can bring it [ERR-9]', async (name, answer) => {
  const file = `assets/${name.replaceAll(' ', '-')}.js`;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
  await expect(loadFiles(load, [file])).rejects.toThrow('Failed to fetch dynamically imported module');
  expect(load).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => script());
  await expect(loadFiles(load, [file])).resolves.toBe('the part');
});

it('a file that is there is asked for once, and a part without others is imported at once', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => script());
  await Promise.all([loadFiles(load, ['assets/shared.js']), loadFiles(load, ['assets/shared.js'])]);
  await loadFiles(load, ['assets/shared.js']);
  await loadFiles(load);
  expect(fetched).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(4);
});

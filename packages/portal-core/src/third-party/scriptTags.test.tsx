import { beforeEach, expect, it } from 'vitest';
import { failureOf } from '../testing/promises.ts';
import { createScriptTags } from './scriptTags.ts';

const append = createScriptTags();
const tags = (): number =>
  document.head.querySelectorAll('script[src^="blob:"], script[src*="missing"]').length;

beforeEach(() => {
  for (const tag of document.head.querySelectorAll('script[src^="blob:"]')) tag.remove();
});

it('createScriptTags runs a script in one tag, then resolves', async () => {
  const code = 'document.documentElement.dataset.played = "yes"';
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  await append(url, { signal: new AbortController().signal });
  expect(document.documentElement.dataset['played']).toBe('yes');
  expect(tags()).toBe(1);
});

it('createScriptTags removes the tag of a script that does not exist', async () => {
  const failure = await failureOf(
    append('https://localhost:1/missing.js', { signal: new AbortController().signal }),
  );
  expect(failure).toMatchObject({ name: 'NetworkError' });
  expect(tags()).toBe(0);
});

it('createScriptTags removes a tag when its signal aborts', async () => {
  const controller = new AbortController();
  const url = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }));
  const failure = failureOf(append(url, { signal: controller.signal }));
  controller.abort(new Error('out of time'));
  expect(await failure).toMatchObject({ message: 'out of time' });
  expect(tags()).toBe(0);
});

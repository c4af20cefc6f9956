import { expect, it } from 'vitest';
import { parseAddresses } from './parseAddresses.ts';

it.each([
  ['', []],
  [
    'a@b.example, c@d.example;e@f.example\ng@h.example  i@j.example',
    ['ready', 'ready', 'ready', 'ready', 'ready'],
  ],
  ['a@b.example A@B.example', ['ready', 'duplicate']],
  ['a@b.example, nobody, @b.example, a@b', ['ready', 'notValid', 'notValid', 'notValid']],
  ['Dana Cole <dana@b.example>, Sam <sam@b.example>', ['ready', 'ready']],
])('%j is read as addresses [ADMIN-7]', (text, states) => {
  expect(parseAddresses(text).map(({ state }) => state)).toEqual(states);
});

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
  ['nobody; Dana Cole <dana@b.example>', ['notValid', 'ready']],
])('%j is read as addresses [ADMIN-7]', (text, states) => {
  expect(parseAddresses(text).map(({ state }) => state)).toEqual(states);
});

it.each([
  ['Dana Cole <dana@b.example>, Sam <sam@b.example>', ['dana@b.example', 'sam@b.example']],
  ['Cole, Dana <dana@b.example>; Smith, John <john@b.example>', ['dana@b.example', 'john@b.example']],
  ['Cole, Dana <dana@b.example>, Smith, John <john@b.example>', ['dana@b.example', 'john@b.example']],
  ['sam@b.example, Smith, John <john@b.example>', ['sam@b.example', 'john@b.example']],
  ['"Smith; John" <john@b.example>', ['john@b.example']],
  ['dana@b.example (work), sam@b.example (at home);', ['dana@b.example', 'sam@b.example']],
  ['mailto:dana@b.example\nmailto:sam@b.example?subject=Hello', ['dana@b.example', 'sam@b.example']],
  [
    'Email: dana@b.example\nE-mail : sam@b.example, e: kim@b.example',
    ['dana@b.example', 'sam@b.example', 'kim@b.example'],
  ],
  ['mailto: dana@b.example, mailto:sam%2Bx@b.example', ['dana@b.example', 'sam+x@b.example']],
  ['\u201Cdana@b.example\u201D, o\u2019brien@b.example', ['dana@b.example', "o'brien@b.example"]],
  ['\u202Edana@b.example\u202C,\u00A0sam@b.example\u200B', ['dana@b.example', 'sam@b.example']],
])('The pasted addresses %j are read without what surrounds them [ADMIN-7]', (text, emails) => {
  expect(parseAddresses(text)).toEqual(emails.map((email) => ({ email, state: 'ready' })));
});

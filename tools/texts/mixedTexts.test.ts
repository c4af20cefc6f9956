import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mixedTexts } from './mixedTexts.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['a value after words', '<p>Due {day}</p>', ['{day}']],
  ['a call before words', '<small>{format(price)} one-off</small>', ['{format(price)}']],
  ['two values', '<>{name}, {id}</>', ['{name}', '{id}']],
  ['a template beside an element', '<p>{`${a}, `}<b>{c}</b></p>', ['{`${a}, `}']],
  ['one of two texts beside an element', "<p>{one ? 'it' : 'them'}<b>x</b></p>", ["{one ? 'it' : 'them'}"]],
])('A text that may change is found beside something else: %s', (_what, jsx, found) => {
  const expected = found.map((text) => `a.tsx:1 ${text}`);
  expect(mixedTexts('a.tsx', `const A = () => ${jsx};`)).toEqual(expected);
});

it.each([
  ['a text of its own', '<p>{`Due ${day}`}</p>'],
  ['an element of its own', '<p>Due <bdi>{day}</bdi>, <b>{id}</b></p>'],
  ['an element that comes and goes', '<p>Due{late && <b>late</b>}{other ? <i>x</i> : null}</p>'],
  ['elements of a list, and slots', '<p>{icon}{children}{items.map((item) => <b key={item} />)}</p>'],
  ['fixed texts', "<p>Due{' '}now{/* a comment */}</p>"],
])('What cannot go stale is left alone: %s', (_what, jsx) => {
  expect(mixedTexts('a.tsx', `const A = () => ${jsx};`)).toEqual([]);
});

it('No component of ours has a text that may change beside something else', () => {
  const files = globSync('{apps/portal,areas/*,packages/{ui,portal-core,page-kit}}/src/**/*.tsx', {
    cwd: root,
  }).filter((file) => !/\.(?:test|stories|fixtures)\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => mixedTexts(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

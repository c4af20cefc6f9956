import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archiveIcon } from '../../icons/archiveIcon.ts';
import { documentIcon } from '../../icons/documentIcon.ts';
import { imageIcon } from '../../icons/imageIcon.ts';
import { fileIcon, splitName } from './fileNames.ts';

it.each([
  ['plan.pdf', ['plan.pdf', '']],
  ['floor-plan-of-the-docklands-site.pdf', ['floor-plan-of-the-dockland', 's-site.pdf']],
  ['a-name-without-an-extension', ['a-name-without-an-ext', 'ension']],
  ['minutes of 21. November in London', ['minutes of 21. November in ', 'London']],
  ['', ['', '']],
])('splitName splits %j into %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

it('splitName keeps every character, in order and whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const [start, end] = splitName(name);
      expect(start + end).toBe(name);
      expect(start.isWellFormed() && end.isWellFormed()).toBe(name.isWellFormed());
    }),
  );
});

it.each([
  ['rack.JPG', undefined, imageIcon],
  ['scan', 'image/png', imageIcon],
  ['logs.zip', undefined, archiveIcon],
  ['logs', 'application/zip', archiveIcon],
  ['plan.pdf', undefined, documentIcon],
  ['LICENSE', undefined, documentIcon],
])('fileIcon shows what kind of file %s (%s) is', (name, type, icon) => {
  expect(fileIcon(name, type)).toBe(icon);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storyStrings } from './storyStrings.ts';

describe('storyStrings', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'story-strings-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function stringsOf(source: string, codeWords: readonly string[] = []): string[] {
    writeFileSync(join(root, 'A.stories.tsx'), source);
    return storyStrings(root, 'A.stories.tsx', new Set(codeWords));
  }

  it('storyStrings collects texts of elements, attributes, strings and templates', () => {
    expect(
      stringsOf(
        `const a = <b title="Two words">\n  one\n  two &amp; three\n</b>; const b = ['Save', \`Quote \${n}\`];`,
      ),
    ).toEqual(['one two &amp; three', 'one two', 'three', 'Two words', 'Save', 'Quote']);
  });

  it('storyStrings collects the texts and attributes of an HTML string one by one', () => {
    expect(stringsOf(`const a = '<p>Planned <b>work</b></p>';`)).toEqual(
      expect.arrayContaining(['Planned', 'work']),
    );
  });

  it('storyStrings keeps a word of the code that is the text of an element', () => {
    expect(stringsOf(`const a = <b tone="late">late</b>;`, ['late'])).toEqual(['late']);
  });

  it('storyStrings leaves out plays, parameters, imports, types, property names and words of the code', () => {
    expect(
      stringsOf(
        `import b from 'some place'; type A = 'A type';
         const a = { play: () => click('Save'), parameters: { x: 'Unseen' }, status: 'late', label: 'status' };`,
        ['late'],
      ),
    ).toEqual([]);
  });

  it('storyStrings includes the strings of the fixtures that a story imports', () => {
    writeFileSync(join(root, 'B.fixtures.tsx'), `export const b = 'From a fixture';`);
    expect(stringsOf(`import { b } from './B.fixtures.tsx';`)).toEqual(['From a fixture']);
  });

  it('storyStrings includes the strings of the fixtures that areas share', () => {
    mkdirSync(join(root, 'areas/shared/src/cases'), { recursive: true });
    writeFileSync(join(root, 'areas/shared/src/cases/c.fixtures.ts'), `export const c = 'Shared';`);
    expect(stringsOf(`import { c } from '@quayside/shared/cases/c.fixtures.ts';`)).toEqual(['Shared']);
  });
});

import { describe, expect, it } from 'vitest';
import { looksLikeText, markAuthoredTexts } from './authoredTexts.ts';

const marked = (source: string): string =>
  markAuthoredTexts('src/A.stories.tsx', source, './m.ts').split('\n').slice(1).join('\n');

describe('looksLikeText', () => {
  it.each(['Save quote', 'Amelia', 'two words', '<p>Planned</p>', 'NL-AMS-2041'])(
    '%j is for a reader',
    (text) => expect(looksLikeText(text)).toBe(true),
  );
  it.each([
    'primary',
    'GBP',
    'https://status.example/A b',
    '#my-profile',
    '',
    '14',
    '<br/>',
    'amelia@example.com',
  ])('%j is a value', (text) => expect(looksLikeText(text)).toBe(false));
});

describe('markAuthoredTexts', () => {
  it('marks texts of elements, attributes, strings and templates', () => {
    expect(marked('const a = <b title="Two words">Save</b>;')).toBe(
      'const a = <b title={authored$("Two words")}>{authored$("Save")}</b>;',
    );
    expect(marked("const a = { label: 'Save quote', kind: 'link' };")).toBe(
      `const a = { label: authored$("Save quote"), kind: 'link' };`,
    );
    expect(marked('const a = `Quote ${n}`;')).toBe('const a = authored$(`Quote ${n}`);');
  });

  it('reads a text over several lines as JSX does', () => {
    expect(marked('const a = <b>\n  one\n  two &amp; three\n</b>;')).toBe(
      'const a = <b>{authored$("one two & three")}</b>;',
    );
  });

  it('leaves alone what no reader sees', () => {
    for (const source of [
      "import a from 'Some Place';",
      "'Use Client';",
      "const a = { play: () => click('Save quote') };",
      "const a = { currency: 'Euro', timeZone: 'Europe/London' };",
      'const a = <b className="Two words" data-pseudo="hover active" style={{ font: \'Two Words\' }} />;',
      "type A = 'Two words';",
      "const a = preview.meta({ title: 'Controls/Button' });",
      "const a = b['Two words'];",
    ])
      expect(marked(source)).toBe(source);
  });

  it('tells which strings are values, how properties are called, and where others may come from', () => {
    const source = "import { b } from '../B/B.fixtures.tsx';\nconst a = { tone: 'neutral', id: 'first' };";
    const words = new Set(['neutral', 'critical']);
    expect(markAuthoredTexts('src/A/A.stories.tsx', source, './m.ts', words).split('\n')[0]).toBe(
      'import { authored as authored$, plain as plain$ } from "./m.ts"; plain$("src/A/A.stories.tsx", {"texts":["first"],"keys":["tone","id"],"imports":["src/B/B.fixtures.tsx"]});',
    );
  });
});

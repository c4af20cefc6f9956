import { describe, expect, it } from 'vitest';
import { cookiePolicy } from './cookiePolicy.ts';
import { numbered, type LegalText } from './legalSections.tsx';
import { privacyPolicy } from './privacyPolicy.ts';
import { termsOfUse } from './termsOfUse.ts';

const wordsOf = (texts: readonly LegalText[]): string => texts.flatMap(({ body }) => body.flat()).join('\n');
const titles = termsOfUse.map(({ title }) => title);
const annexAt = titles.findIndex((title) => title.startsWith('Annex'));

describe('the terms of use [TERMS-2]', () => {
  it.each([
    'Acceptance',
    'Copyright',
    'Registration',
    'Indemnification',
    'Disclaimers',
    'Third-party merchants',
    'Force majeure',
    'Governing law',
  ])('The terms of use have a numbered section on %s', (topic) => {
    const section = titles.findIndex((title) => title.includes(topic));
    expect(titles[section]).toMatch(new RegExp(`^${section + 1}\\. ${topic}`));
    expect(section).toBeLessThan(annexAt);
    expect(wordsOf(termsOfUse.slice(section, section + 1)).length).toBeGreaterThan(200);
  });

  it('The terms of use are governed by English law', () => {
    expect(wordsOf(termsOfUse)).toContain('governed by English law');
  });

  it('The terms of use end with the whole privacy policy as their annex', () => {
    const annex = termsOfUse.slice(annexAt + 1);
    expect(wordsOf(annex)).toBe(wordsOf(privacyPolicy));
    expect(annex.map(({ title }) => title)).toEqual(numbered(privacyPolicy, 'A.').map(({ title }) => title));
  });

  it('The terms of use name sections by the numbers that these have', () => {
    const named = /sections ([\d, and]+) stay in force/.exec(wordsOf(termsOfUse))?.[1]?.match(/\d+/g) ?? [];
    const lasting = named.map((number) => titles[Number(number) - 1]?.replace(/^\d+\. (\w+).*/, '$1'));
    expect(lasting).toEqual(['Copyright', 'Indemnification', 'Disclaimers', 'Governing']);
  });
});

it.each([
  ['the terms of use', termsOfUse],
  ['the privacy policy', privacyPolicy],
  ['the cookie policy', cookiePolicy],
])('The sections of %s each have an address of their own, and no paragraph stands twice', (_name, texts) => {
  const ids = texts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { body } of texts) expect(new Set(body.flat()).size).toBe(body.flat().length);
});

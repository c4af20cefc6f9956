import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contrastPairs, seriesColors } from '../../scripts/contrastPairs.ts';
import { listTokens } from '../../scripts/listTokens.ts';
import { readTokens } from '../../scripts/readTokens.ts';
import { contrast, isInGamut, type Oklch } from '../brand/oklch.ts';
import { tokenNumbers } from './generated/tokens.ts';

/** A colour in the DTCG format; a component may be `none`. */
type AnyColor = { colorSpace: string; components: (number | null)[] };

const { resolver, files } = await readTokens();

const looks: [theme: string, view: string][] = [
  ['light', 'apollo'],
  ['light', 'artemis'],
  ['dark', 'apollo'],
  ['dark', 'artemis'],
];

/** Neighbours also have a gap of 2 px between them, and a label each. */
const neighbours = seriesColors
  .slice(1)
  .map((name, index): [string, string] => [seriesColors[index] ?? '', name]);

it('the size tokens match the product rules [TERMS-3, SCROLL-1, BAR-1, BAR-2, TOOL-3, MARKETING-3, MARKETING-6]', () => {
  expect(tokenNumbers).toMatchObject({
    breakpoint: { short: 1366, wide: 1367 },
    share: { termsButton: 0.45 },
    size: {
      bar: 52,
      search: 125,
      searchWide: 275,
      scrollToTop: 20,
      marketingImageWidth: 560,
      marketingImageHeight: 250,
      popupScrollMax: 600,
    },
  });
});

it('every public token says what it is for', () => {
  const silent = listTokens(resolver).filter(({ purpose }) => !/^[A-Z].{10,}\.$/.test(purpose));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

describe('the generated tokens', () => {
  it.each(files)('include an up-to-date $filename', ({ filename, contents }) => {
    expect(readFileSync(new URL(`generated/${filename}`, import.meta.url), 'utf8')).toBe(contents);
  });

  it('are a stylesheet and its types, and the stylesheet of the login pages', () => {
    expect(files.map(({ filename }) => basename(filename))).toEqual([
      'tokens.css',
      'tokens.css',
      'tokens.ts',
    ]);
  });

  it('name the same tokens in every theme and view', () => {
    const [names, ...others] = looks.map(([theme, view]) => Object.keys(resolver.apply({ theme, view })));
    for (const other of others) expect(other).toEqual(names);
  });

  // The build silently ignores a token without a type.
  it.each(looks)('all have a type in %s, %s', (theme, view) => {
    const untyped = Object.values(resolver.apply({ theme, view })).filter((token) => !token.$type);
    expect(untyped.map(({ id }) => id)).toEqual([]);
  });

  it.each(['light', 'dark'])('set in %s everything that the view changes', (theme) => {
    const apollo = resolver.apply({ theme, view: 'apollo' });
    const changed = Object.values(resolver.apply({ theme, view: 'artemis' }))
      .filter(({ id, $value }) => id.startsWith('color.') && !isDeepStrictEqual($value, apollo[id]?.$value))
      .map(({ id }) => `--qs-${id.replace('.', '-')}`);
    const selector =
      theme === 'dark' ? "[data-theme='dark'][data-view='artemis'] {" : "\n[data-view='artemis'] {";
    const [, rule = ''] = String(files[0]?.contents).split(selector);
    const declared = rule.slice(0, rule.indexOf('}')).match(/--[\w-]+(?=:)/g);
    expect(declared?.toSorted()).toEqual(changed.toSorted());
  });
});

describe.each(looks)('the colours in %s, %s', (theme, view) => {
  const tokens = resolver.apply({ theme, view });

  function color(name: string): Oklch {
    const token = tokens[`color.${name}`];
    if (token?.$type === 'color') return oklch(token.$value);
    throw new Error(`There is no colour ${name}.`);
  }

  it.each(contrastPairs)(
    'have enough contrast for $foreground on $background: $minimum',
    ({ foreground, background, minimum }) => {
      expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(neighbours)('differ in lightness for the neighbours %s and %s', (one, next) => {
    expect(contrast(color(one), color(next))).toBeGreaterThanOrEqual(1.4);
  });

  it('are all inside the sRGB gamut', () => {
    const outside = Object.values(tokens).filter(
      (token) => token.$type === 'color' && !isInGamut(oklch(token.$value)),
    );
    expect(outside).toEqual([]);
  });
});

describe.each(['apollo', 'artemis'])('the accent of %s', (view) => {
  const [light, dark] = ['light', 'dark'].map((theme) => resolver.apply({ theme, view }));

  it('is the same in both themes, with the text on it', () => {
    for (const name of ['color.accent', 'color.on-accent']) {
      expect(light?.[name]?.$value).toEqual(dark?.[name]?.$value);
    }
  });

  // Otherwise a primary button reads as a warning.
  it('differs in hue from caution', () => {
    for (const tokens of [light, dark]) {
      const [accent, caution] = ['color.accent', 'color.caution-text'].map((name) => {
        const token = tokens?.[name];
        return token?.$type === 'color' ? oklch(token.$value).hue : Number.NaN;
      });
      expect(Math.abs(Number(accent) - Number(caution))).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('contrast', () => {
  it.each([
    [1, 0, 21],
    [0.5999, 1, 3.95],
  ])('of grey %d on grey %d is %d', (one, other, ratio) => {
    expect(contrast(grey(one), grey(other))).toBeCloseTo(ratio, 1);
  });
});

function grey(lightness: number): Oklch {
  return { lightness, chroma: 0, hue: 0 };
}

function oklch({ colorSpace, components: [lightness, chroma, hue] }: AnyColor): Oklch {
  if (colorSpace !== 'oklch') throw new Error(`Colours are written in oklch, not ${colorSpace}.`);
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contrastPairs, seriesColors } from '../../scripts/contrastPairs.ts';
import { listTokens } from '../../scripts/listTokens.ts';
import { readTokens } from '../../scripts/readTokens.ts';
import { contrast, isInGamut, linearRgb, type Oklch } from '../brand/oklch.ts';
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

/**
 * The colour vision of people, as Machado, Oliveira and Fernandes model it at full severity (2009): rows for linear
 * sRGB.
 */
const visions: Record<string, readonly (readonly [number, number, number])[]> = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

it('The size tokens match the product rules [TERMS-3, SCROLL-1, BAR-1, BAR-2, TOOL-3, MARKETING-3, MARKETING-6]', () => {
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

it('Every public token states its purpose', () => {
  const silent = listTokens(resolver).filter(({ purpose }) => !/^[A-Z].{10,}\.$/.test(purpose));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it.each(files)('The generated tokens include an up-to-date $filename', ({ filename, contents }) => {
  expect(readFileSync(new URL(`generated/${filename}`, import.meta.url), 'utf8')).toBe(contents);
});

it('The generated tokens are a stylesheet and its types, and the stylesheet of the login pages', () => {
  expect(files.map(({ filename }) => basename(filename))).toEqual(['tokens.css', 'tokens.css', 'tokens.ts']);
});

it('The tokens have the same names in every theme and view', () => {
  const [names, ...others] = looks.map(([theme, view]) => Object.keys(resolver.apply({ theme, view })));
  for (const other of others) expect(other).toEqual(names);
});

// The build silently ignores a token without a type.
it.each(looks)('The tokens all have a type in %s, %s', (theme, view) => {
  const untyped = Object.values(resolver.apply({ theme, view })).filter((token) => !token.$type);
  expect(untyped.map(({ id }) => id)).toEqual([]);
});

it.each(['light', 'dark'])(
  'The stylesheet of the tokens sets in %s everything that the view changes',
  (theme) => {
    const apollo = resolver.apply({ theme, view: 'apollo' });
    const changed = Object.values(resolver.apply({ theme, view: 'artemis' }))
      .filter(({ id, $value }) => id.startsWith('color.') && !isDeepStrictEqual($value, apollo[id]?.$value))
      .map(({ id }) => `--qs-${id.replace('.', '-')}`);
    const selector =
      theme === 'dark' ? "[data-theme='dark'][data-view='artemis'] {" : "\n[data-view='artemis'] {";
    const [, rule = ''] = String(files[0]?.contents).split(selector);
    const declared = rule.slice(0, rule.indexOf('}')).match(/--[\w-]+(?=:)/g);
    expect(declared?.toSorted()).toEqual(changed.toSorted());
  },
);

describe.each(looks)('the colours in %s, %s', (theme, view) => {
  const tokens = resolver.apply({ theme, view });

  function color(name: string): Oklch {
    const token = tokens[`color.${name}`];
    if (token?.$type === 'color') return oklch(token.$value);
    throw new Error(`There is no colour ${name}.`);
  }

  it.each(contrastPairs)(
    'The colours have enough contrast for $foreground on $background: $minimum',
    ({ foreground, background, minimum }) => {
      expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(neighbours)('The colours of the neighbours %s and %s differ in lightness', (one, next) => {
    expect(contrast(color(one), color(next))).toBeGreaterThanOrEqual(1.4);
  });

  // Deuteranopia, protanopia and tritanopia: an equal distance in OKLab looks equally different.
  it.each(Object.keys(visions))('The colours tell every two series apart with %s', (vision) => {
    const seen = seriesColors.map((name) => oklab(seenWith(vision, linearRgb(color(name)))));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.075);
  });

  it('The colours of the three coloured series have hues that are easy to tell apart', () => {
    const hues = ['chart-1', 'chart-3', 'chart-4'].map((name) => color(name).hue);
    const apart = hues.map((hue, index) => {
      const turn = Math.abs(hue - (hues[(index + 1) % hues.length] ?? 0)) % 360;
      return Math.min(turn, 360 - turn);
    });
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(45);
  });

  it('The colours give the group of small values the quietest series', () => {
    const ratios = seriesColors.map((name) => contrast(color(name), color('surface')));
    expect(Math.min(...ratios)).toBe(ratios.at(-1));
  });

  it('The colours are all inside the sRGB gamut', () => {
    const outside = Object.values(tokens).filter(
      (token) => token.$type === 'color' && !isInGamut(oklch(token.$value)),
    );
    expect(outside).toEqual([]);
  });
});

describe.each(['apollo', 'artemis'])('the accent of %s', (view) => {
  const [light, dark] = ['light', 'dark'].map((theme) => resolver.apply({ theme, view }));

  it('The accent is the same in both themes, with the text on it', () => {
    for (const name of ['color.accent', 'color.on-accent']) {
      expect(light?.[name]?.$value).toEqual(dark?.[name]?.$value);
    }
  });

  // Otherwise a primary button reads as a warning.
  it('The accent differs in hue from caution', () => {
    for (const tokens of [light, dark]) {
      const [accent, caution] = ['color.accent', 'color.caution-text'].map((name) => {
        const token = tokens?.[name];
        return token?.$type === 'color' ? oklch(token.$value).hue : Number.NaN;
      });
      expect(Math.abs(Number(accent) - Number(caution))).toBeGreaterThanOrEqual(15);
    }
  });
});

it.each([
  [1, 0, 21],
  [0.5999, 1, 3.95],
])('The contrast of grey %d on grey %d is %d', (one, other, ratio) => {
  expect(contrast(grey(one), grey(other))).toBeCloseTo(ratio, 1);
});

function grey(lightness: number): Oklch {
  return { lightness, chroma: 0, hue: 0 };
}

function oklch({ colorSpace, components: [lightness, chroma, hue] }: AnyColor): Oklch {
  if (colorSpace !== 'oklch') throw new Error(`Colours are written in oklch, not ${colorSpace}.`);
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

function seenWith(vision: string, [red, green, blue]: readonly number[]): number[] {
  return (visions[vision] ?? []).map(
    ([fromRed, fromGreen, fromBlue]) =>
      fromRed * (red ?? 0) + fromGreen * (green ?? 0) + fromBlue * (blue ?? 0),
  );
}

/** Linear sRGB to OKLab, as CSS Color 4 defines it. */
function oklab(rgb: readonly number[]): number[] {
  // A simulated colour may leave the gamut a little.
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => Math.max(0, channel));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}

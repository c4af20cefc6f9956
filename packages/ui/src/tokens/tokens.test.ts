import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../scripts/readTokens.ts';
import { tokenNumbers } from './generated/tokens.ts';

/** A colour in the DTCG format; a component may be `none`. */
type AnyColor = { colorSpace: string; components: (number | null)[] };

type OklchColor = { components: [lightness: number, chroma: number, hue: number] };

const { resolver, files } = await readTokens();

const looks: [theme: string, view: string][] = [
  ['light', 'apollo'],
  ['light', 'artemis'],
  ['dark', 'apollo'],
  ['dark', 'artemis'],
];

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const statuses = ['positive', 'caution', 'critical', 'info'];

/** Text needs a contrast of 4.5 (WCAG 1.4.3). */
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-quiet', surface],
    ['accent-text', surface],
    ...statuses.map((status): [string, string] => [`${status}-text`, surface]),
  ]),
  ['text', 'surface-hover'],
  ['text', 'surface-pressed'],
  ['text-quiet', 'surface-hover'],
  ['text', 'accent-surface'],
  ['text-quiet', 'accent-surface'],
  ['accent-text', 'accent-surface'],
  ...statuses.map((status): [string, string] => [`${status}-text`, 'accent-surface']),
  ...['accent', 'accent-hover', 'accent-pressed'].map((fill): [string, string] => ['on-accent', fill]),
  ...['', '-hover', '-pressed'].map((state): [string, string] => ['on-critical', `critical-fill${state}`]),
  ...statuses.flatMap((status): [string, string][] => [
    ['text', `${status}-surface`],
    [`${status}-text`, `${status}-surface`],
  ]),
];

/** The boundary of a control needs a contrast of 3 (WCAG 1.4.11). */
const controlPairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['border-strong', surface],
    ['accent-strong', surface],
    ['focus', surface],
    ['critical-fill', surface],
  ]),
  ['accent-strong', 'surface-hover'],
  ['accent-strong', 'accent-surface'],
  ['border-strong', 'accent-surface'],
  ['focus', 'surface-hover'],
];

/** A series needs a contrast of 3 with the surface (WCAG 1.4.11). */
const series = [1, 2, 3, 4, 5, 6].map((place) => `chart-${place}`);
const seriesPairs = series.flatMap((name): [string, string][] =>
  [...surfaces, 'surface-hover'].map((surface) => [name, surface]),
);

/** Neighbours also have a gap of 2 px between them, and a label each. */
const neighbours = series.slice(1).map((name, index): [string, string] => [series[index] ?? '', name]);

/** How people see colours, as Machado, Oliveira and Fernandes model it at full severity (2009): rows for linear sRGB. */
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

  function color(name: string): OklchColor {
    const token = tokens[`color.${name}`];
    if (token?.$type === 'color') return oklch(token.$value);
    throw new Error(`There is no colour ${name}.`);
  }

  it.each(textPairs)('have enough contrast for the text %s on %s', (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('have enough contrast for the control %s on %s', (control, surface) => {
    expect(contrast(color(control), color(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each(seriesPairs)('have enough contrast for the series %s on %s', (name, surface) => {
    expect(contrast(color(name), color(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each(neighbours)('differ in lightness for the neighbours %s and %s', (one, next) => {
    expect(contrast(color(one), color(next))).toBeGreaterThanOrEqual(1.4);
  });

  // Deuteranopia, protanopia and tritanopia: an equal distance in OKLab looks equally different.
  it.each(Object.keys(visions))('tell every two series apart with %s', (vision) => {
    const seen = series.map((name) => oklab(seenWith(vision, linearRgb(color(name)))));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.065);
  });

  it('give the group of small values the quietest series', () => {
    const ratios = series.map((name) => contrast(color(name), color('surface')));
    expect(Math.min(...ratios)).toBe(ratios.at(-1));
  });

  it('are all inside the sRGB gamut', () => {
    const outside = Object.values(tokens).filter(
      (token) =>
        token.$type === 'color' &&
        linearRgb(oklch(token.$value)).some((channel) => channel < -0.001 || channel > 1.001),
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
        return token?.$type === 'color' ? oklch(token.$value).components[2] : Number.NaN;
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

function grey(lightness: number): OklchColor {
  return { components: [lightness, 0, 0] };
}

function oklch({ colorSpace, components: [lightness, chroma, hue] }: AnyColor): OklchColor {
  if (colorSpace !== 'oklch') throw new Error(`Colours are written in oklch, not ${colorSpace}.`);
  return { components: [lightness ?? 0, chroma ?? 0, hue ?? 0] };
}

function contrast(one: OklchColor, other: OklchColor): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: OklchColor): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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

/** OKLCH to linear sRGB, as CSS Color 4 defines it. */
function linearRgb({ components: [lightness, chroma, hue] }: OklchColor): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

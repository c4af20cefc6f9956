import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTokens } from '../../scripts/readTokens.ts';
import { createBrand, type BrandColors } from './createBrand.ts';
import { contrast, parseHex, type Oklch } from './oklch.ts';

const { resolver } = await readTokens();

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

/** A colour of our own tokens. */
function tokenColor(theme: string, name: string): Oklch {
  const token = resolver.apply({ theme, view: 'apollo', density: 'comfortable' })[`color.${name}`];
  if (token?.$type !== 'color') throw new Error(`There is no colour ${name}.`);
  const [lightness, chroma, hue] = token.$value.components;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

function readColor(css: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

/** The pairs of a brand's colours that have too little contrast. */
function weakPairs(theme: 'light' | 'dark', colors: BrandColors): string[] {
  const pairs: [string, Oklch, string, Oklch, number][] = [
    ...(['accent', 'accent-hover', 'accent-pressed'] as const).map(
      (fill): [string, Oklch, string, Oklch, number] => [
        'on-accent',
        readColor(colors['on-accent']),
        fill,
        readColor(colors[fill]),
        4.5,
      ],
    ),
    ...surfaces.flatMap((surface): [string, Oklch, string, Oklch, number][] => [
      ['accent-text', readColor(colors['accent-text']), surface, tokenColor(theme, surface), 4.5],
      ['accent-strong', readColor(colors['accent-strong']), surface, tokenColor(theme, surface), 3],
      ['focus', readColor(colors.focus), surface, tokenColor(theme, surface), 3],
    ]),
    ...['text', 'text-quiet'].map((text): [string, Oklch, string, Oklch, number] => [
      text,
      tokenColor(theme, text),
      'accent-surface',
      readColor(colors['accent-surface']),
      4.5,
    ]),
    [
      'accent-text',
      readColor(colors['accent-text']),
      'accent-surface',
      readColor(colors['accent-surface']),
      4.5,
    ],
    [
      'accent-strong',
      readColor(colors['accent-strong']),
      'accent-surface',
      readColor(colors['accent-surface']),
      3,
    ],
  ];
  return pairs
    .filter(([, one, , other, least]) => contrast(one, other) < least - 0.01)
    .map(([one, a, other, b]) => `${one} on ${other}: ${contrast(a, b).toFixed(2)}`);
}

/** The fills of a brand that neither stand out from a surface nor have an edge that does. */
function lostFills(theme: 'light' | 'dark', colors: BrandColors): string[] {
  const edge = colors['accent-edge'];
  return surfaces.flatMap((surface) => {
    const page = tokenColor(theme, surface);
    if (edge !== 'transparent' && contrast(readColor(edge), page) >= 2.99) return [];
    return (['accent', 'accent-hover', 'accent-pressed'] as const)
      .filter((fill) => contrast(readColor(colors[fill]), page) < 2.99)
      .map((fill) => `${fill} on ${surface}`);
  });
}

it('createBrand gives an accent that does not stand out from the page an edge that does', () => {
  fc.assert(
    fc.property(hexColor, (accent) => {
      const brand = createBrand({ accent });
      expect(lostFills('light', brand.light)).toEqual([]);
      expect(lostFills('dark', brand.dark)).toEqual([]);
    }),
    { numRuns: 100, examples: [['#1a1a2e'], ['#0b7285'], ['#fff3bf'], ['#000000'], ['#ffffff']] },
  );
});

it('createBrand gives an accent that stands out no edge', () => {
  expect(createBrand({ accent: '#1a1a2e' }).light['accent-edge']).toBe('transparent');
  expect(createBrand({ accent: '#ffd43b' }).dark['accent-edge']).toBe('transparent');
});

it('createBrand gives every accent enough contrast in both themes', () => {
  fc.assert(
    fc.property(hexColor, (accent) => {
      const brand = createBrand({ accent });
      expect(weakPairs('light', brand.light)).toEqual([]);
      expect(weakPairs('dark', brand.dark)).toEqual([]);
    }),
    { numRuns: 100, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#777777']] },
  );
});

it('createBrand keeps the accent itself in both themes', () => {
  const { light, dark } = createBrand({ accent: '#0b5fff' });
  expect(light.accent).toBe(dark.accent);
  const { lightness, chroma, hue } = parseHex('#0b5fff');
  expect(readColor(light.accent).lightness).toBeCloseTo(lightness, 3);
  expect(readColor(light.accent).chroma).toBeCloseTo(chroma, 3);
  expect(readColor(light.accent).hue).toBeCloseTo(hue, 0);
});

it('createBrand sets radius and font if they are given, and nothing else', () => {
  expect(createBrand({ accent: '#0b5fff' }).css).not.toMatch(/radius|font/);
  const { css } = createBrand({ accent: '#0b5fff', radius: { control: 2 }, font: 'Inter, sans-serif' });
  expect(css).toContain('--qs-radius-control: 2px;');
  expect(css).toContain('--qs-font-family-sans: Inter, sans-serif;');
  expect(css).not.toContain('--qs-radius-card');
});

it('createBrand applies to one view only if that is named', () => {
  const { css } = createBrand({ accent: '#0b5fff', view: 'acme' });
  for (const selector of css.match(/^[:[].*/gm) ?? []) expect(selector).toContain("[data-view='acme']");
});

it('createBrand refuses an accent that is not #rrggbb', () => {
  for (const accent of ['red', '#fff', 'oklch(50% 0.1 20)', ''])
    expect(() => createBrand({ accent })).toThrow(TypeError);
});

it('createBrand refuses a view name that would end its selector', () => {
  expect(() => createBrand({ accent: '#0b5fff', view: "a'] { } body [x='" })).toThrow(TypeError);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('The contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(parseHex(one), parseHex(other))).toBeCloseTo(ratio, 1);
});

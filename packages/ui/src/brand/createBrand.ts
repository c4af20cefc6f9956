import { clampChroma, contrast, formatOklch, type Oklch, parseHex } from './oklch.ts';

/** The changes of a brand. Everything else stays as it is. */
export type BrandOptions = {
  /** The brand's colour as `#rrggbb`. Primary actions have exactly this colour in both themes. */
  accent: string;
  /** The view that has this brand, for several brands in one application. Default: every view. */
  view?: string;
  /** Corner radii in pixels. Default 6 for controls and 10 for cards. */
  radius?: { control?: number; card?: number };
  /** A CSS font family list. The application loads the font. */
  font?: string;
};

/** The accent colours of one theme, by the name of their token. */
export type BrandColors = Record<
  | 'accent'
  | 'accent-edge'
  | 'accent-hover'
  | 'accent-pressed'
  | 'accent-strong'
  | 'accent-surface'
  | 'accent-text'
  | 'focus'
  | 'on-accent',
  string
>;

/** A brand: its colours by theme, and the stylesheet that applies it. */
export type Brand = { light: BrandColors; dark: BrandColors; css: string };

/** The least contrast of text, and of a line or mark (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const MARK_CONTRAST = 3;
const STEP = 0.005;

const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };
const black: Oklch = { lightness: 0, chroma: 0, hue: 0 };
const ink: Oklch = { lightness: 0.155, chroma: 0.014, hue: 258 };

/** For each theme the surface on which a colour is hardest to see, and the direction in which it becomes easier to. */
const themes = {
  light: { surface: { lightness: 0.925, chroma: 0.006, hue: 258 }, away: -1, tint: 0.965 },
  dark: { surface: { lightness: 0.3, chroma: 0.018, hue: 258 }, away: 1, tint: 0.25 },
} as const;

/**
 * Derives the accent colours of both themes from one colour, so that every pair has enough contrast, and returns them
 * with a stylesheet. Load the stylesheet anywhere: our own is in a cascade layer, so a brand always wins. Throws a
 * `TypeError` for an accent that is not `#rrggbb` or a view name with other characters than letters, digits and hyphens.
 */
export function createBrand({ accent, view, radius = {}, font }: BrandOptions): Brand {
  const color = parseHex(accent);
  const light = accentColors(color, 'light');
  const dark = accentColors(color, 'dark');
  const shape = {
    ...(radius.control !== undefined && { 'radius-control': `${radius.control}px` }),
    ...(radius.card !== undefined && { 'radius-card': `${radius.card}px` }),
    ...(font !== undefined && { 'font-family-sans': font }),
  };
  if (view !== undefined && !/^[\w-]+$/.test(view))
    throw new TypeError(`"${view}" is not a view name. Use letters, digits and hyphens.`);
  const scope = view === undefined ? '' : `[data-view='${view}']`;
  const isDark = [`:root:not([data-theme='light'])${scope}`, `[data-theme='system']${scope}`];
  const css = [
    rule(view === undefined ? [':root'] : [scope], shape),
    // The device's own colours are not replaced.
    '@media (forced-colors: none) {',
    rule(view === undefined ? [':root', '[data-theme]'] : [scope], colors(light)),
    '@media (prefers-color-scheme: dark) {',
    rule(isDark, colors(dark)),
    '}',
    rule([`[data-theme='dark']${scope}`], colors(dark)),
    rule([`[data-theme='light']${scope}`], colors(light)),
    '}',
  ];
  return { light, dark, css: `${css.filter((part) => part !== '').join('\n')}\n` };
}

/** The colours by the name of their custom property. */
function colors(values: BrandColors): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`color-${name}`, value]));
}

function rule(selectors: readonly string[], tokens: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `  --qs-${name}: ${value};`);
  return declarations.length === 0 ? '' : `${selectors.join(',\n')} {\n${declarations.join('\n')}\n}`;
}

function accentColors(accent: Oklch, theme: 'light' | 'dark'): BrandColors {
  const { surface, away, tint } = themes[theme];
  const onAccent = textOn(accent);
  const awayFromText = onAccent === white ? -1 : 1;
  const step = (by: number) =>
    clampChroma({ ...accent, lightness: clamp(accent.lightness + by * awayFromText) });
  const accentSurface = clampChroma({ ...accent, lightness: tint, chroma: Math.min(accent.chroma, 0.04) });
  const strong = shifted(accent, [surface], MARK_CONTRAST, away);
  const hover = step(0.05);
  const pressed = step(0.1);
  const standsOut = [accent, hover, pressed].every((fill) => contrast(fill, surface) >= MARK_CONTRAST);
  const text = shifted(accent, [surface, accentSurface], TEXT_CONTRAST, away);
  return {
    accent: formatOklch(accent),
    // A button of a dark brand has the colour of a dark page, so it needs an edge.
    'accent-edge': standsOut ? 'transparent' : formatOklch(strong),
    'accent-hover': formatOklch(hover),
    'accent-pressed': formatOklch(pressed),
    'accent-strong': formatOklch(strong),
    'accent-surface': formatOklch(accentSurface),
    'accent-text': formatOklch(text),
    focus: formatOklch(strong),
    'on-accent': formatOklch(onAccent),
  };
}

/** White or ink, whichever is easier to read. Between the two, only black has enough contrast. */
function textOn(fill: Oklch): Oklch {
  const best = contrast(white, fill) >= contrast(ink, fill) ? white : ink;
  return contrast(best, fill) >= TEXT_CONTRAST ? best : black;
}

/** The colour, made lighter or darker until it has the contrast with each surface. */
function shifted(color: Oklch, surfaces: readonly Oklch[], minimum: number, direction: 1 | -1): Oklch {
  const end = direction === 1 ? 1 : 0;
  for (let { lightness } = color; ; lightness = clamp(lightness + direction * STEP)) {
    const found = clampChroma({ ...color, lightness });
    if (lightness === end || surfaces.every((surface) => contrast(found, surface) >= minimum)) return found;
  }
}

function clamp(lightness: number): number {
  return Math.min(1, Math.max(0, lightness));
}

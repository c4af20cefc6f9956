/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const hex = /^#(?<red>[\da-f]{2})(?<green>[\da-f]{2})(?<blue>[\da-f]{2})$/i;

/** Reads `#rrggbb`. Throws for anything else. */
export function parseHex(text: string): Oklch {
  const { red, green, blue } = hex.exec(text)?.groups ?? {};
  if (red === undefined || green === undefined || blue === undefined)
    throw new TypeError(`"${text}" is not a colour of the form #rrggbb.`);
  const r = toLinear(Number.parseInt(red, 16) / 255);
  const g = toLinear(Number.parseInt(green, 16) / 255);
  const b = toLinear(Number.parseInt(blue, 16) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, c), hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360 };
}

/** The same lightness and hue with as much of the chroma as sRGB has there. */
export function clampChroma(color: Oklch): Oklch {
  let { chroma } = color;
  while (chroma > 0 && !isInGamut({ ...color, chroma })) chroma = Math.max(0, chroma - 0.002);
  return { ...color, chroma };
}

/** The contrast ratio of two colours (WCAG 2.2), 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function formatOklch({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${round(lightness * 100, 2)}% ${round(chroma, 4)} ${round(hue, 1)})`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** The colour in linear sRGB; a channel outside of 0–1 is outside of the gamut. */
export function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
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

/** Whether sRGB has the colour. */
export function isInGamut(color: Oklch): boolean {
  return linearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

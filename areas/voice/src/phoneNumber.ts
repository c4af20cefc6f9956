import { readTelephone } from '@quayside/page-kit/input';
import type { NumberSpan } from './portsApi.ts';

/** The digits of a whole number with its country code. */
const DIGITS = 12;

/** A number as it is written in its country: `020 7946 0018`, `0117 496 0000`, `01603 960018`. */
export function formatNumber(e164: string): string {
  const national = `0${e164.replace(/^\+44/, '')}`;
  const area = areaLengthOf(national);
  const rest = national.slice(area);
  if (rest.length === 8) return `${national.slice(0, area)} ${rest.slice(0, 4)} ${rest.slice(4)}`;
  if (rest.length === 7) return `${national.slice(0, area)} ${rest.slice(0, 3)} ${rest.slice(3)}`;
  return `${national.slice(0, area)} ${rest}`;
}

function areaLengthOf(national: string): number {
  if (national.startsWith('02')) return 3;
  if (/^0(?:11|1\d1|3|8)/.test(national)) return 4;
  return 5;
}

/** A single number, or the first and the last of a range: `0117 496 0000 to 0099`. */
export function formatSpan({ first, last }: NumberSpan): string {
  if (first === last) return formatNumber(first);
  const from = formatNumber(first);
  const to = formatNumber(last);
  const [, ...words] = to.split(' ');
  const shared = from.split(' ').slice(0, -1).join(' ');
  const lastWord = words.at(-1) ?? to;
  return to.startsWith(shared) ? `${from} to ${lastWord}` : `${from} to ${to}`;
}

/** A whole number in any spelling as `+442079460018`; null for any other text. */
export function readNumber(text: string): string | null {
  const read = readTelephone(text);
  // A number with an extension is a person's, not a number that can be ported or searched for.
  if (read === null || read.includes('ext.')) return null;
  const digits = read.replaceAll(/\D/g, '');
  const withCountry = digits.startsWith('0') ? `44${digits.slice(1)}` : digits;
  return withCountry.length === DIGITS && withCountry.startsWith('44') ? `+${withCountry}` : null;
}

export function countOf({ first, last }: NumberSpan): number {
  return Number(last.slice(1)) - Number(first.slice(1)) + 1;
}

export function contains({ first, last }: NumberSpan, number: string): boolean {
  // They have the same length, so that the order of the texts is that of the numbers.
  return first <= number && number <= last;
}

export type ReadLine = { readonly span: NumberSpan } | { readonly problem: string };

/** Reads one number or range: `020 7946 0000`, `020 7946 0000 to 0099`, `+442079460000-442079460099`. */
export function readLine(line: string): ReadLine {
  const whole = readNumber(line);
  if (whole !== null) return { span: { first: whole, last: whole } };
  const spaced = line.split(/\s+(?:to|-)\s+|\s*[–—]\s*/);
  // A hyphen without spaces separates only where nothing else does: `0117-496-0000 to 0099` has them inside.
  const [from = '', to = '', ...more] = spaced.length > 1 ? spaced : line.split(/(?<=\d)-(?=[+\d])/);
  const first = readNumber(from);
  if (first === null || more.length > 0) return { problem: `“${line.trim()}” is not a UK telephone number` };
  const ending = to.replaceAll(/\D/g, '');
  const last = readNumber(to) ?? (/^\d{1,8}$/.test(ending) ? first.slice(0, -ending.length) + ending : null);
  if (last === null) return { problem: `“${line.trim()}” is not a UK telephone number` };
  if (last < first) return { problem: `“${line.trim()}” ends before it begins` };
  return { span: { first, last } };
}

/** Reads numbers and ranges, one in each line or separated by commas. A number that stands in two of them is a problem of the second. */
export function readNumbers(text: string): {
  readonly spans: readonly NumberSpan[];
  readonly problems: readonly string[];
} {
  const lines = text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readLine(line));
  const spans: NumberSpan[] = [];
  const problems: string[] = [];
  for (const line of lines) {
    const problem = 'problem' in line ? line.problem : overlapOf(line.span, spans);
    if (problem !== null) problems.push(problem);
    else if ('span' in line) spans.push(line.span);
  }
  return { spans, problems };
}

/** Says which earlier span has numbers of this one too; null if none has. */
function overlapOf(span: NumberSpan, earlier: readonly NumberSpan[]): string | null {
  const other = earlier.find(({ first, last }) => first <= span.last && last >= span.first);
  if (other === undefined) return null;
  const [mine, others] = [formatSpan(span), formatSpan(other)];
  return mine === others ? `“${mine}” is listed twice` : `“${mine}” and “${others}” have numbers in common`;
}

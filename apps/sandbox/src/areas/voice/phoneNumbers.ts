import { toTelephone, withoutKind } from '../../http/typedValues.ts';
import { towns } from '../../world/geography.ts';

/** The digits of a whole number with its country code: `441174960000`. */
const DIGITS = 12;

/** The area codes of the towns, without the leading 0. */
const areaCodes: Readonly<Record<string, string>> = {
  Bristol: '117',
  Leeds: '113',
  Manchester: '161',
  Glasgow: '141',
  Cardiff: '29',
  Norwich: '1603',
  Reading: '118',
  Sheffield: '114',
  Southampton: '23',
  Nottingham: '115',
  'Milton Keynes': '1908',
  Newcastle: '191',
  Edinburgh: '131',
  Birmingham: '121',
  Plymouth: '1752',
  Hull: '1482',
  Swindon: '1793',
  Exeter: '1392',
  Preston: '1772',
  Slough: '1753',
  London: '20',
  Cambridge: '1223',
  Aberdeen: '1224',
  Belfast: '28',
  Peterborough: '1733',
  Ipswich: '1473',
  Coventry: '24',
  Derby: '1332',
  Leicester: '116',
  Oxford: '1865',
  York: '1904',
  Brighton: '1273',
  Swansea: '1792',
  Dundee: '1382',
  'Stoke-on-Trent': '1782',
  Bournemouth: '1202',
  Gloucester: '1452',
  Warrington: '1925',
  Carlisle: '1228',
  Inverness: '1463',
};

/** The first number of an area that the seed assigns. */
export function firstNumberOf(town: string): number {
  const code = areaCodes[town] ?? '330';
  const rest = { 2: '79460000', 3: '4960000', 4: '960000' }[code.length] ?? '4960000';
  return Number(`44${code}${rest}`);
}

/** The area of a number; `UK-wide` for one without. */
export function areaNameOf(number: number): string {
  const national = String(number).slice(2);
  const found = towns.find(([town]) => national.startsWith(areaCodes[town] ?? 'none'));
  return found?.[0] ?? 'UK-wide';
}

/** A number as the API shows it: `+441174960000`. */
export function toE164(number: number): string {
  return `+${number}`;
}

/** The integer of a number of the API. */
export function fromE164(text: string): number {
  return Number(text.slice(1));
}

/** The numbers that begin with a text, which may be any spelling of a number or of its beginning. Null for other texts. */
export function spanOfSpelling(text: string): { readonly first: number; readonly last: number } | null {
  const plain = withoutKind(text);
  if (!/^[\s(]*\+?[\d\s()[\].·•-]+$/.test(plain)) return null;
  // `+44 (0)20` has a 0 that is dialled in the country only.
  const digits = (toTelephone(text) ?? plain).replaceAll('(0)', '').replaceAll(/\D/g, '');
  if (digits.length < 3) return null;
  const withCountry = digits.startsWith('00')
    ? digits.slice(2)
    : digits.startsWith('0')
      ? `44${digits.slice(1)}`
      : digits.startsWith('44') || plain.startsWith('+')
        ? digits
        : `44${digits}`;
  if (withCountry.length > DIGITS) return null;
  const first = Number(withCountry.padEnd(DIGITS, '0'));
  const last = Number(withCountry.padEnd(DIGITS, '9'));
  return { first, last };
}

import type { SearchSource } from '@quayside/portal-core/areas';

/** Whether a text is this identifier, in any spelling: in any letter case, with other separators or none, without leading zeros, or its number alone. */
export function isIdentifier(text: string, ...identifiers: readonly (string | null | undefined)[]): boolean {
  const wanted = compact(text);
  if (wanted === '') return false;
  return identifiers.some((identifier) => {
    if (!identifier) return false;
    const own = compact(identifier);
    return own === wanted || (/^\d{3,}$/.test(wanted) && own.replace(/^\D+/, '') === wanted);
  });
}

/** Whether a text has the shape of a source's identifiers, in any spelling. A source without a shape has none. */
export function hasShapeOf(
  { identifierShape }: Pick<SearchSource, 'identifierShape'>,
  text: string,
): boolean {
  return identifierShape?.test(compact(text)) ?? false;
}

/** Letters and digits in lower case, without the zeros that a number begins with. */
function compact(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/** A field that a search looks in: its name, and its value. */
export type SearchedField = readonly [label: string, value: string | null | undefined];

/**
 * Returns the field that explains a result whose visible texts do not contain every word: the first one that contains one of the
 * others.
 */
export function matchIn(
  text: string,
  visible: readonly (string | null | undefined)[],
  fields: readonly SearchedField[],
): { label: string; text: string } | undefined {
  const shown = visible.filter(Boolean).join(' ').toLowerCase();
  const hidden = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !shown.includes(word) && !compact(shown).includes(compact(word)));
  for (const word of hidden)
    for (const [label, value] of fields)
      if (value && (value.toLowerCase().includes(word) || compact(value).includes(compact(word))))
        return { label, text: value };
  return undefined;
}

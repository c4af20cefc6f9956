import type { LegalSection } from '@quayside/ui/LegalDocument';

/** A section of a legal text: a title without its number, and its paragraphs and lists. */
export interface LegalText {
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}

export const LEGAL_TEXTS_IN_EFFECT = '21\u00a0Nov\u00a02026';

export const legalLabels: { readonly updated: string } = { updated: 'In effect from {date}' };

/** Numbers the sections from 1. `prefix` comes before each number, such as `A.` for an annex. */
export function numbered(texts: readonly LegalText[], prefix = ''): LegalText[] {
  return texts.map(({ id, title, body }, index) => ({ id, title: `${prefix}${index + 1}. ${title}`, body }));
}

/** Renders paragraphs and lists. */
export function legalSections(texts: readonly LegalText[]): LegalSection[] {
  return texts.map(({ id, title, body }) => ({
    id,
    title,
    content: body.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{part}</p>
      ) : (
        <ul key={part.join()}>
          {part.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ),
    ),
  }));
}

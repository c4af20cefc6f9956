import type { LegalSection } from '@quayside/ui/LegalDocument';

/** A part of a legal text as it is written down: plain paragraphs, and lists of points, under a title without its number. */
export interface LegalText {
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}

/** The day from which all three texts are in effect. */
export const LEGAL_TEXTS_IN_EFFECT = '21 Nov 2026';

/** How that day is said on a legal page. */
export const legalLabels: { readonly updated: string } = { updated: 'In effect from {date}' };

/** The parts with their numbers, counted from 1; `prefix` stands before each, such as `A.` for an annex. */
export function numbered(texts: readonly LegalText[], prefix = ''): LegalText[] {
  return texts.map(({ id, title, body }, index) => ({ id, title: `${prefix}${index + 1}. ${title}`, body }));
}

/** Paragraphs and lists as the design system draws them. */
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

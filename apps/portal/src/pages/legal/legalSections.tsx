import type { LegalSection } from '@quayside/ui/LegalDocument';

/** A part of a legal text as it is written down: plain paragraphs under a title. */
export interface LegalText {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The day all three texts were last changed. */
export const LEGAL_TEXTS_UPDATED = '21 Nov 2026';

/** Paragraphs as the design system draws them. */
export function legalSections(texts: readonly LegalText[]): LegalSection[] {
  return texts.map(({ id, title, paragraphs }) => ({
    id,
    title,
    content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
}

import type { JSX } from 'react';

/** One heading of a legal text and what stands under it. */
export interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

/** Draws sections one after the other, each with an address of its own. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }): JSX.Element {
  return (
    <>
      {sections.map(({ id, heading, paragraphs }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}

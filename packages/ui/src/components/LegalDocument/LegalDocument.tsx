'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { LegalContents, LegalRoot, LegalUpdated } from './LegalDocument.styles.ts';

/** A numbered section of a legal text. Links target its `id`. */
export type LegalSection = {
  /** The target of links to the section. Unique in the text. */
  id: string;
  /** The heading of the section, without its number. */
  title: string;
  /** The text of the section. */
  content: ReactNode;
};

/** The default texts of the page. `{date}` in `updated` is the date. */
export type LegalDocumentLabels = {
  /** The heading of the table of contents. */
  contents: string;
  /** Says when the text last changed. `{date}` is the date. */
  updated: string;
};

/** A legal text with its title and the date of its last change. */
export type LegalDocumentProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** The heading of the page. */
  title: string;
  /** The formatted date, such as 21 Nov 2026. */
  updated: string;
  /** The sections, which are numbered in this order. */
  sections: readonly LegalSection[];
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<LegalDocumentLabels>;
};

const defaultLabels: LegalDocumentLabels = { contents: 'On this page', updated: 'Last updated {date}' };

/** A legal page: the title, the date, a table of contents that stays visible where there is space, and the text. */
export function LegalDocument({
  title,
  updated,
  sections,
  labels,
  ...rest
}: LegalDocumentProps): JSX.Element {
  const text = useLabels('LegalDocument', defaultLabels, labels);
  return (
    <LegalRoot {...rest}>
      <div>
        <PageHeader title={title} />
        <LegalUpdated>{text.updated.replaceAll('{date}', () => updated)}</LegalUpdated>
      </div>
      <LegalContents aria-label={text.contents}>
        <h2>{text.contents}</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </LegalContents>
      <Prose>
        <LegalSections sections={sections} />
      </Prose>
    </LegalRoot>
  );
}

/** The sections alone, for a place with its own title, such as `TermsScreen`. */
export function LegalSections({ sections }: Pick<LegalDocumentProps, 'sections'>): JSX.Element {
  return (
    <>
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </>
  );
}

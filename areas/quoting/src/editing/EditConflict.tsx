import {
  changedItem,
  ConflictAlert,
  versionWords,
  type AuthorName,
  type Clash,
  type Whose,
} from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { ProductOffer, QuoteOptions, QuoteSite } from '../api.ts';
import type { EditedQuoteState } from './useQuoteDraft.ts';
import type { QuoteContent } from './quoteContent.ts';
import { optionsText, optionTexts } from '../quoteWords.ts';
import { addressText, fieldText, siteText } from '../sites.ts';

/** Two versions of a quote, and the parts that two people changed. */
export interface EditConflictProps {
  conflict: Extract<EditedQuoteState['save'], { status: 'conflict' }>;
  mine: QuoteContent;
  offer: Pick<ProductOffer, 'fields'>;
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** More differences than this are counted, not listed. */
const SHOWN_DIFFERENCES = 30;

/** Shows both versions of the parts that two people changed differently. One version of them stays. */
export function EditConflict({ conflict, mine, offer, nameOf, onResolve }: EditConflictProps): JSX.Element {
  const { theirs, clashes } = conflict;
  return (
    <ConflictAlert
      title={versionWords.changedBy(nameOf(theirs.by), 'quote')}
      change={{ by: theirs.by, at: theirs.at ?? null }}
      items={clashItems(clashes, mine, theirs.content, offer)}
      mostItems={SHOWN_DIFFERENCES}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <Text>{versionWords.choose}</Text>
    </ConflictAlert>
  );
}

/** The values of the parts that clash, as far as they differ. */
function clashItems(
  clashes: readonly Clash[],
  mine: QuoteContent,
  theirs: QuoteContent,
  offer: EditConflictProps['offer'],
): DiffItem[] {
  const own = new Map(mine.sites.map((site) => [site.id, site]));
  const others = new Map(theirs.sites.map((site) => [site.id, site]));
  return clashes.flatMap(({ id }) => {
    if (id === 'options') return optionItems(mine.options, theirs.options);
    const [, siteId = '', field, key] = id.split('.');
    const [one, other] = [own.get(siteId), others.get(siteId)];
    const name = (other ?? one)?.address.name ?? siteId;
    if (field === undefined || one === undefined || other === undefined)
      return changedItem(
        id,
        `Site ${name}`,
        one ? siteText(one) : 'Removed',
        other ? siteText(other) : 'Removed',
      );
    return textsOf(
      one,
      other,
      field,
      offer.fields.filter((each) => each.id === key),
    ).flatMap(([term, before, after]) =>
      changedItem(`${id} ${term}`, `Site ${name}, ${term}`, before, after),
    );
  });
}

/** The options for all sites in which the versions differ, each in a row of its own. */
function optionItems(mine: QuoteOptions, theirs: QuoteOptions): DiffItem[] {
  const [one, other] = [optionTexts(mine), optionTexts(theirs)];
  return [
    ...changedItem('bandwidths', 'Bandwidths for all sites', one.bandwidths, other.bandwidths),
    ...changedItem('terms', 'Terms for all sites', one.terms, other.terms),
    ...changedItem('resiliences', 'Resilience for all sites', one.resiliences, other.resiliences),
  ];
}

/** The texts of a value of a site, in both versions. `fields`: the product's own values that differ. */
function textsOf(
  mine: QuoteSite,
  theirs: QuoteSite,
  field: string,
  fields: ProductOffer['fields'],
): (readonly [term: string, before: string, after: string])[] {
  const both = (term: string, textOf: (site: QuoteSite) => string) =>
    [term, textOf(mine), textOf(theirs)] as const;
  switch (field) {
    case 'reference':
      return [both('reference', ({ reference }) => reference)];
    case 'address':
      return [both('address', ({ address }) => addressText(address))];
    case 'bEnd':
      return [both('B end', ({ bEnd }) => (bEnd ? addressText(bEnd) : ''))];
    case 'options':
      return [both('options', ({ options }) => (options ? optionsText(options) : 'As for all sites'))];
    default:
      return fields.map((each) => both(each.label, (site) => fieldText(each, site)));
  }
}

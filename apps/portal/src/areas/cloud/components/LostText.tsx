import { isSame } from '@quayside/page-kit/versions';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';
import { Capped } from '../../../domain/Capped.tsx';
import type { EstimateContent, EstimateLine } from '../estimate/estimateContent.ts';
import type { PriceList } from '../estimate/price.ts';
import { describeQuantity } from './describeLine.ts';
import { nameOfLine } from './LineRow.tsx';

/** What was typed into an estimate and can no longer be saved. */
export interface LostTextProps {
  lost: EstimateContent;
  /** The content that stays: only what differs is shown. Null if nothing stays. */
  saved: EstimateContent | null;
  priceList: PriceList;
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into an estimate that has ended, so that it can be copied. */
export function LostText({ lost, saved, priceList, lead }: LostTextProps): JSX.Element {
  const texts = textsOf(lost, saved, priceList);
  return (
    <Card
      as="section"
      title="What you had entered"
      lead={lead}
      actions={
        <CopyButton
          name="what you entered"
          value={texts.map(({ term, text }) => `${term}: ${text}`).join('\n')}
        />
      }
    >
      <Capped items={texts}>
        {(shown) => (
          <DescriptionList
            items={shown.map(({ id, term, text }) => ({
              id,
              term: <bdi>{term}</bdi>,
              description: <bdi>{text}</bdi>,
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}

interface LostPart {
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

function textsOf(lost: EstimateContent, saved: EstimateContent | null, priceList: PriceList): LostPart[] {
  const kept = new Map(saved?.lines.map((line) => [line.id, line]));
  const left = new Set(lost.lines.map(({ id }) => id));
  const describe = (line: EstimateLine, text?: string): LostPart => {
    const item = priceList.get(line.itemId);
    return { id: line.id, term: nameOfLine(line, item), text: text ?? describeQuantity(line, item) };
  };
  return [
    { id: 'name', term: 'Name', text: lost.name === saved?.name ? '' : lost.name },
    { id: 'note', term: 'Note', text: lost.note === saved?.note ? '' : lost.note },
    {
      id: 'term',
      term: 'Term',
      text: lost.termMonths === saved?.termMonths ? '' : `${lost.termMonths} months`,
    },
    ...lost.lines.filter((line) => !isSame(line, kept.get(line.id))).map((line) => describe(line)),
    ...[...kept.values()].filter(({ id }) => !left.has(id)).map((line) => describe(line, 'Removed')),
  ].filter(({ text }) => text !== '');
}

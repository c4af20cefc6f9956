import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { EstimateLine } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import type { PriceDifference } from './priceDifferences.ts';
import { formatMoney } from '../formatMoney.ts';
import { nameOfLine } from '../LineRow.tsx';

const SHOWN_LINES = 8;

export interface PriceNoticeProps {
  /** `opened`: the list changed since the last save; `saved`: while the user worked, so the save confirmed other figures. */
  kind: 'opened' | 'saved';
  differences: readonly PriceDifference[];
  lines: readonly EstimateLine[];
  priceList: PriceList;
  currency: string;
  isPending: boolean;
  /** Saves the new figures, or says that the message was read. */
  onDone: () => void;
}

/** Lists the lines whose charges changed, with the old and the new ones. */
export function PriceNotice({
  kind,
  differences,
  lines,
  priceList,
  currency,
  isPending,
  onDone,
}: PriceNoticeProps): JSX.Element {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const rest = differences.length - SHOWN_LINES;
  return (
    <InlineAlert
      tone="caution"
      live="polite"
      title={
        kind === 'opened'
          ? 'The price list changed since this estimate was saved'
          : 'The price list changed while you worked'
      }
      action={
        <Button ref={passFocusOn} size="compact" pending={isPending} onClick={onDone}>
          {kind === 'opened' ? 'Save with the new prices' : 'OK'}
        </Button>
      }
    >
      <Stack gap={8}>
        <span>
          {kind === 'opened'
            ? 'The figures below use today’s prices. These lines changed:'
            : 'We saved your changes with today’s prices. These lines cost something else than we showed:'}
        </span>
        <Text as="ul">
          {differences.slice(0, SHOWN_LINES).map(({ lineId, from, to }) => {
            const line = byId.get(lineId);
            return (
              <li key={lineId}>
                <bdi>{line ? nameOfLine(line, priceList.get(line.itemId)) : lineId}</bdi>
                <span>
                  {from.nrc === to.nrc
                    ? `: from ${formatMoney(from.mrc, currency)} to ${formatMoney(to.mrc, currency)} a month`
                    : `: from ${formatMoney(from.nrc, currency)} to ${formatMoney(to.nrc, currency)} one-off`}
                </span>
              </li>
            );
          })}
          {rest > 0 && <li>{`${formatCount(rest)} more lines`}</li>}
        </Text>
      </Stack>
    </InlineAlert>
  );
}

import { Accordion } from '@quayside/ui/Accordion';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { plusIcon, serverIcon } from '@quayside/ui/icons';
import { useMemo, type JSX } from 'react';
import { groupLines, type EstimateLine } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import type { PricedEstimate } from './priceEstimate.ts';
import { LineGroupSection, type LineGroupActions } from './LineGroupSection.tsx';

/** The lines of an estimate by group. `actions` is null where they cannot be changed. */
export interface LineGroupsProps {
  lines: readonly EstimateLine[];
  priceList: PriceList;
  priced: PricedEstimate;
  hoursPerMonth: number;
  /** Every line is shown, also of long groups. */
  isComplete: boolean;
  actions: LineGroupActions | null;
}

export function LineGroups(props: LineGroupsProps): JSX.Element {
  const { lines, priceList, actions } = props;
  const groups = useMemo(() => groupLines(lines, priceList), [lines, priceList]);
  if (lines.length === 0)
    return (
      <EmptyState
        icon={serverIcon}
        title="There are no lines yet"
        action={
          actions && (
            <Button variant="primary" icon={plusIcon} data-removal-end="" onClick={() => actions.onAdd(null)}>
              Add a line
            </Button>
          )
        }
      >
        Begin with the servers: processors, memory and storage.
      </EmptyState>
    );
  return (
    <Accordion>
      {groups.map((group) => (
        <LineGroupSection key={group.id} {...props} group={group} />
      ))}
    </Accordion>
  );
}

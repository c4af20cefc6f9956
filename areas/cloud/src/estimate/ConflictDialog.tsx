import {
  ConflictAlert,
  versionWords,
  type AuthorName,
  type Clash,
  type Whose,
} from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import type { Estimate, PricePlan } from '../api.ts';
import { contentOf, type EstimateContent } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import { contentDifferences } from './contentDifferences.tsx';

/** More differences than this are counted, not listed. */
const SHOWN_DIFFERENCES = 30;

/** Two versions of an estimate, and the parts that both people changed. */
export interface ConflictDialogProps {
  mine: EstimateContent;
  theirs: Estimate;
  clashes: readonly Clash[];
  plan: PricePlan;
  priceList: PriceList;
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** The parts of an estimate that two people changed differently. One version of them stays. */
export function ConflictDialog(props: ConflictDialogProps): JSX.Element {
  const { theirs, onResolve } = props;
  return (
    <Dialog
      open
      size="wide"
      title="Your last changes aren’t saved yet"
      closeButton={false}
      // In the foot, which stays in sight however long the list is.
      actions={
        <>
          <Button onClick={() => onResolve('mine')}>{versionWords.keepMine}</Button>
          <Button onClick={() => onResolve('theirs')}>{versionWords.takeTheirs}</Button>
        </>
      }
    >
      <ConflictAlert
        title={versionWords.changedBy(props.nameOf(theirs.updatedBy.name), 'estimate')}
        change={{ by: theirs.updatedBy.name, at: theirs.updatedAt }}
        items={clashItems(props)}
        mostItems={SHOWN_DIFFERENCES}
        choices={[]}
      >
        {versionWords.choose}
      </ConflictAlert>
    </Dialog>
  );
}

/** The parts that clash, as far as they differ. */
function clashItems({ mine, theirs, clashes, plan, priceList }: ConflictDialogProps): DiffItem[] {
  const isClash = ({ id: part }: DiffItem): boolean =>
    clashes.some(({ id }) => id === part || id.startsWith(`${part}.`));
  return contentDifferences(mine, contentOf(theirs), priceList, plan.currency).filter(isClash);
}

'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { useOverflow } from '../Table/useOverflow.ts';
import { CompactLine } from './CompactLine.tsx';
import { MilestoneItem } from './MilestoneItem.tsx';
import { defaultMilestoneLineLabels } from './MilestoneLine.labels.ts';
import { LineRoot, LineScroller, MilestoneList } from './MilestoneLine.styles.ts';
import type { Milestone, MilestoneLineLabels } from './MilestoneLine.types.ts';

export type {
  Milestone,
  MilestoneJeopardy,
  MilestoneLineLabels,
  MilestoneSlip,
  MilestoneState,
} from './MilestoneLine.types.ts';

/**
 * `horizontal` is a row that scrolls where it is too long, and becomes vertical in a narrow container. `vertical` is
 * always stacked. `compact` is one line for a table cell: the position, the title and the planned date.
 */
export type MilestoneLineLayout = 'horizontal' | 'vertical' | 'compact';

/** The milestones of one delivery. */
export type MilestoneLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The milestones, in the order in which they are due. */
  milestones: readonly Milestone[];
  /** Default `horizontal`. */
  layout?: MilestoneLineLayout;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MilestoneLineLabels>;
};

/**
 * Returns the milestone that the delivery has reached: the current one, else the blocked one, else the first later one.
 */
function reachedIndex(milestones: readonly Milestone[]): number {
  const [current, blocked, upcoming] = (['current', 'blocked', 'upcoming'] as const).map((wanted) =>
    milestones.findIndex(({ state = 'upcoming' }) => state === wanted),
  );
  return [current, blocked, upcoming].find((index) => index !== undefined && index >= 0) ?? -1;
}

/**
 * The milestones of one delivery: the settled ones, the due ones with date and owner, and the slips of dates. For the
 * history of a thing use a `Timeline`, for the steps of the user's own task a `Stepper`.
 */
export function MilestoneLine({
  milestones,
  layout = 'horizontal',
  labels,
  ...rest
}: MilestoneLineProps): JSX.Element {
  const text = useLabels('MilestoneLine', defaultMilestoneLineLabels, labels);
  const [measure, overflow] = useOverflow();
  const reached = reachedIndex(milestones);
  if (layout === 'compact') {
    return <CompactLine {...rest} milestones={milestones} reached={reached} text={text} />;
  }
  const reachedState = milestones[reached]?.state;
  return (
    <LineRoot {...rest} data-layout={layout}>
      <LineScroller
        ref={measure}
        tabIndex={overflow === 'scrolls' ? 0 : -1}
        {...(overflow === 'scrolls' && { role: 'region', 'aria-label': text.milestones })}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
        <MilestoneList role="list" aria-label={text.milestones}>
          {milestones.map((milestone, index) => (
            <MilestoneItem
              key={milestone.id}
              milestone={milestone}
              number={index + 1}
              isReached={index === reached && reachedState !== undefined && reachedState !== 'upcoming'}
              text={text}
            />
          ))}
        </MilestoneList>
      </LineScroller>
    </LineRoot>
  );
}

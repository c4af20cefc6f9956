'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLocale } from '../../theme/quaysideContext.ts';
import { CompactBar, CompactPosition, CompactText } from './CompactLine.styles.ts';
import { LineRoot } from './MilestoneLine.styles.ts';
import type { Milestone, MilestoneLineLabels } from './MilestoneLine.types.ts';

/** `reached` is the index of the milestone that delivery has reached, or -1 when all are settled. */
export type CompactLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  milestones: readonly Milestone[];
  reached: number;
  text: MilestoneLineLabels;
};

/** The compact layout: a bar of segments, the position, the title and the planned date. */
export function CompactLine({ milestones, reached, text, ...rest }: CompactLineProps): JSX.Element {
  const numbers = new Intl.NumberFormat(useLocale(undefined));
  const milestone = milestones[reached];
  const count = numbers.format(milestones.length);
  return (
    <LineRoot {...rest} data-layout="compact">
      <CompactBar aria-hidden="true">
        {milestones.map(({ id, state = 'upcoming' }) => (
          <span key={id} data-state={state} />
        ))}
      </CompactBar>
      <CompactText data-state={milestone?.state ?? 'done'}>
        {milestone ? (
          <span>
            <CompactPosition>
              {fillLabel(text.position, { number: numbers.format(reached + 1), count })}
            </CompactPosition>{' '}
            <strong>{milestone.title}</strong>
            {milestone.state === 'blocked' && <em> {text.blocked}</em>}
            {milestone.planned !== undefined && (
              <span>
                {' '}
                <bdi>{milestone.planned}</bdi>
              </span>
            )}
          </span>
        ) : (
          fillLabel(text.allDone, { count })
        )}
      </CompactText>
    </LineRoot>
  );
}

'use client';
import type { JSX, ReactNode } from 'react';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { checkIcon } from '../../icons/checkIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  JeopardyBox,
  MilestoneFacts,
  MilestoneMark,
  MilestoneNote,
  MilestoneRoot,
  MilestoneText,
  MilestoneTitle,
  SlipList,
  StateWord,
} from './MilestoneLine.styles.ts';
import type {
  Milestone,
  MilestoneJeopardy,
  MilestoneLineLabels,
  MilestoneState,
} from './MilestoneLine.types.ts';

/** One milestone. `isReached` marks where the delivery is. */
export type MilestoneItemProps = {
  milestone: Milestone;
  number: number;
  isReached: boolean;
  text: MilestoneLineLabels;
};

/** Scrolls the row, not the page, so that the milestone is in its middle. */
function centre(item: HTMLElement | null): void {
  const scroller = item?.parentElement?.parentElement;
  if (!item || !scroller) return;
  const row = scroller.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  scroller.scrollLeft += box.left + box.width / 2 - (row.left + row.width / 2);
}

export function MilestoneItem({ milestone, number, isReached, text }: MilestoneItemProps): JSX.Element {
  const { title, state = 'upcoming', note, slips = [], jeopardy } = milestone;
  const isStopped = state === 'blocked' || state === 'skipped';
  const Word = isStopped ? StateWord : VisuallyHidden;
  return (
    <MilestoneRoot
      ref={isReached ? centre : null}
      data-state={state}
      {...(isReached && { 'aria-current': 'step' })}
    >
      <MilestoneMark aria-hidden="true">{markOf(state, number)}</MilestoneMark>
      <MilestoneText>
        <MilestoneTitle>
          {title}
          <VisuallyHidden>, </VisuallyHidden>
          <Word>{text[state]}</Word>
        </MilestoneTitle>
        <Facts milestone={milestone} text={text} />
        {slips.length > 0 && (
          <SlipList>
            {slips.map(({ id, from, reason }) => (
              <li key={id}>
                <VisuallyHidden>{text.was} </VisuallyHidden>
                <del>{from}</del> <span>{reason}</span>
              </li>
            ))}
          </SlipList>
        )}
        {jeopardy && <Jeopardy jeopardy={jeopardy} text={text} />}
        {note !== undefined && (
          <MilestoneNote>
            <bdi>{note}</bdi>
          </MilestoneNote>
        )}
      </MilestoneText>
    </MilestoneRoot>
  );
}

function Facts({
  milestone: { planned, actual, owner },
  text,
}: Pick<MilestoneItemProps, 'milestone' | 'text'>) {
  const facts = [
    { term: text.planned, value: planned },
    { term: text.actual, value: actual },
    { term: text.owner, value: owner },
  ].filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <MilestoneFacts>
      {facts.map(({ term, value }) => (
        <Fact key={term} term={term} value={value} />
      ))}
    </MilestoneFacts>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Jeopardy({
  jeopardy,
  text,
}: {
  jeopardy: MilestoneJeopardy;
  text: MilestoneLineLabels;
}): JSX.Element {
  const { reason, since, newDate } = jeopardy;
  return (
    <JeopardyBox>
      <strong>
        <Icon icon={cautionIcon} size={16} />
        {text.atRisk}
      </strong>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {(since !== undefined || newDate !== undefined) && (
        <MilestoneFacts>
          {since !== undefined && <Fact term={text.since} value={since} />}
          {newDate !== undefined && <Fact term={text.newDate} value={newDate} />}
        </MilestoneFacts>
      )}
    </JeopardyBox>
  );
}

const exclamation: IconShape = { path: 'M10 4.5v7M10 15.25v.01' };

const marks: Partial<Record<MilestoneState, IconShape>> = {
  done: checkIcon,
  skipped: minusIcon,
  blocked: exclamation,
};

/** Returns an icon for a settled or blocked milestone, else the milestone's number. */
function markOf(state: MilestoneState, number: number): ReactNode {
  const icon = marks[state];
  return icon ? <Icon icon={icon} size={16} /> : number;
}

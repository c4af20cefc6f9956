import { css, styled, type RuleSet } from 'styled-components';
import { scrollEdges } from '../../theme/scrollEdges.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { StepMark } from '../Stepper/Stepper.styles.ts';

const wide = '(inline-size >= 48rem)';

export const LineRoot: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &:not([data-layout='compact']) {
    container-type: inline-size;
  }

  &[data-layout='compact'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--qs-space-4) var(--qs-space-12);
  }
`;

/** A row that scrolls sideways, where the milestones do not fit. */
export const LineScroller: StyledElement<'div'> = styled.div`
  [data-layout='horizontal'] > & {
    @container ${wide} {
      display: flex;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
      ${scrollEdges}

      /* Takes no space from the milestones. */
      &::before,
      &::after {
        flex: none;
      }

      &::before {
        margin-inline-end: calc(-1 * var(--edge-room));
      }

      &::after {
        margin-inline-start: calc(-1 * var(--edge-room));
      }
    }
  }
`;

export const MilestoneList: StyledElement<'ol'> = styled.ol`
  flex: 1 0 0;
  margin: 0;
  padding: 0;
  list-style: none;

  [data-layout='horizontal'] > * > & {
    @container ${wide} {
      display: grid;
      grid-auto-columns: minmax(9rem, 1fr);
      grid-auto-flow: column;
    }
  }
`;

const inRow: RuleSet = css`
  flex-direction: column;
  gap: var(--qs-space-8);
  padding-block-end: 0;
  padding-inline-end: var(--qs-space-16);

  &:not(:last-child)::after {
    inset-block: calc(var(--step-mark) / 2 - 1px) auto;
    inset-inline: calc(var(--step-mark) + var(--qs-space-4)) var(--qs-space-4);
    border-inline-start: 0;
    border-block-start: 2px var(--step-line-style) var(--step-line);
  }
`;

/** The line leads to the next milestone: solid behind a settled one, dotted to a later one. */
export const MilestoneRoot: StyledElement<'li'> = styled.li`
  /* 24 px, and larger with the text. */
  --step-mark: 1.5rem;
  --step-line: var(--qs-color-border-strong);
  --step-line-style: dotted;

  position: relative;
  display: flex;
  gap: var(--qs-space-12);
  min-inline-size: 0;
  padding-block-end: var(--qs-space-24);

  &:last-child {
    padding-block-end: 0;
  }

  &:is([data-state='done'], [data-state='skipped']) {
    --step-line: var(--qs-color-text);
    --step-line-style: solid;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--step-mark) + var(--qs-space-4)) var(--qs-space-4);
    inset-inline-start: calc(var(--step-mark) / 2 - 1px);
    border-inline-start: 2px var(--step-line-style) var(--step-line);
  }

  [data-layout='horizontal'] > * > * > & {
    @container ${wide} {
      ${inRow}
    }
  }
`;

/** The same marks as a Stepper's, and two of its own. */
export const MilestoneMark: StyledElement<'span'> = styled(StepMark)`
  [data-state='skipped'] > & {
    border-style: dashed;
    background: transparent;
  }

  [data-state='blocked'] > &,
  [data-state='blocked'][aria-current] > & {
    border: 2px solid var(--qs-color-critical-text);
    background: var(--qs-color-critical-surface);
    color: var(--qs-color-critical-text);
  }
`;

export const MilestoneText: StyledElement<'div'> = styled.div`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--qs-font-size-12);
  line-height: var(--qs-line-height-body);
`;

export const MilestoneTitle: StyledElement<'div'> = styled.div`
  padding-block: calc((var(--step-mark) - 1lh) / 2);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-14);

  :is([data-state='done'], [data-state='blocked'], [data-state='current']) > * > & {
    color: var(--qs-color-text);
  }

  [aria-current] > * > & {
    font-weight: var(--qs-font-weight-strong);
  }
`;

/** The word of a state that its mark alone does not explain. */
export const StateWord: StyledElement<'span'> = styled.span`
  display: block;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-medium);

  [data-state='blocked'] & {
    color: var(--qs-color-critical-text);
  }
`;

export const MilestoneFacts: StyledElement<'dl'> = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--qs-space-4);
  }

  & dt {
    color: var(--qs-color-text-quiet);
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
    /* A date in another script keeps its own word order. */
    unicode-bidi: plaintext;
  }
`;

export const SlipList: StyledElement<'ul'> = styled.ul`
  margin: var(--qs-space-4) 0 0;
  padding: 0;
  color: var(--qs-color-text-quiet);
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li > * {
    unicode-bidi: plaintext;
  }
`;

export const MilestoneNote: StyledElement<'p'> = styled.p`
  margin: var(--qs-space-4) 0 0;
  text-wrap: pretty;
`;

export const JeopardyBox: StyledElement<'div'> = styled.div`
  max-inline-size: 28rem;
  margin-block-start: var(--qs-space-8);
  padding: var(--qs-space-8);
  border: 1px solid var(--qs-color-caution-border);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-caution-surface);

  & > strong {
    display: flex;
    align-items: center;
    gap: var(--qs-space-4);
    color: var(--qs-color-caution-text);
    font-weight: var(--qs-font-weight-medium);
  }

  & > p {
    margin: 0;
  }
`;

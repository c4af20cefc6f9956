import { styled } from 'styled-components';
import { stateMark } from '../../theme/stateMark.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const TimelineRoot: StyledElement<'ol'> = styled.ol`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const EventRoot: StyledElement<'li'> = styled.li`
  position: relative;
  display: flex;
  gap: var(--qs-space-12);
  padding-block-end: var(--qs-space-24);

  &:last-child {
    padding-block-end: 0;
  }

  /* The line to the next event. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(1lh + var(--qs-space-4)) 0;
    inset-inline-start: 7px;
    border-inline-start: 2px solid var(--qs-color-border);
  }

  &:not([data-state='done'])::before {
    border-inline-start-style: dotted;
    border-color: var(--qs-color-border-strong);
  }
`;

/** The mark, centred on the first line of the title. */
export const EventMark: StyledElement<'span'> = styled.span`
  ${stateMark}
  /* So that 1lh is a line of the title. */
  font-size: inherit;
  line-height: inherit;
  flex: none;
  font-size: inherit;
  line-height: inherit;
  inline-size: var(--qs-space-16);
  block-size: var(--qs-space-16);
  margin-block-start: calc((1lh - var(--qs-space-16)) / 2);

  /* Small, because a past event is quiet. Forced colours draw borders but not backgrounds. */
  [data-state='done'] > & {
    inline-size: var(--qs-space-8);
    block-size: var(--qs-space-8);
    margin-block-start: calc((1lh - var(--qs-space-8)) / 2);
    margin-inline: var(--qs-space-4);
    border-width: var(--qs-space-4);
  }

  [data-state='current'] > & {
    border-width: var(--qs-space-4);
  }

  [data-state='needsYou'] > &::before {
    content: '!' / '';
    font-size: var(--qs-font-size-12);
    line-height: 1;
  }
`;

export const EventText: StyledElement<'div'> = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p {
    margin: var(--qs-space-4) 0 0;
    text-wrap: pretty;
  }
`;

export const EventTitle: StyledElement<'div'> = styled.div`
  font-weight: var(--qs-font-weight-medium);

  [aria-current] > * > & {
    font-weight: var(--qs-font-weight-strong);
  }

  [data-state='coming'] > * > & {
    color: var(--qs-color-text-quiet);
    font-weight: var(--qs-font-weight-regular);
  }
`;

export const EventFacts: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--qs-space-12);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: 1rem;
  font-variant-numeric: tabular-nums;

  /* A date in another script keeps its own word order. */
  & > * {
    unicode-bidi: plaintext;
  }
`;

import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** A window in which the summary is a bar at the foot. Paper always has every line. */
const narrow = 'screen and (width < 60rem)';

const hidden: RuleSet = css`
  [data-state='collapsed'] > & {
    @media ${narrow} {
      display: none;
    }
  }
`;

export const SummaryRoot: StyledElement<'section'> = styled.section`
  position: sticky;
  inset-block-start: calc(var(--qs-size-bar) + var(--qs-space-16));
  align-self: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-12);
  min-inline-size: 0;
  padding: var(--qs-space-16);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  overflow-wrap: anywhere;

  @media ${narrow} {
    inset-block: auto 0;
    z-index: var(--qs-z-sticky);
    max-block-size: 80vh;
    padding: var(--qs-space-12) var(--qs-space-16);
    padding-block-end: calc(var(--qs-space-12) + env(safe-area-inset-bottom, 0px));
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: var(--qs-shadow-raised);
    overflow-y: auto;
  }

  /* A bar: the main figure, the button that expands it, and the next step. */
  &[data-state='collapsed'] {
    @media ${narrow} {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--qs-space-8) var(--qs-space-12);
    }
  }

  @media print {
    position: static;
  }
`;

export const SummaryHeading: StyledElement<'h2'> = styled.h2`
  margin: 0;
  font-size: var(--qs-font-size-16);

  [data-state='collapsed'] > & {
    @media ${narrow} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const SummaryLines: StyledElement<'dl'> = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-12);
  min-inline-size: 0;
  margin: 0;
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--qs-space-12);
  }

  & dt {
    color: var(--qs-color-text-quiet);
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: var(--qs-font-weight-medium);
    text-align: end;
  }

  & [data-main='true'] {
    display: block;
  }

  & [data-main='true'] > dd {
    font-size: var(--qs-font-size-24);
    font-weight: var(--qs-font-weight-strong);
    line-height: var(--qs-line-height-tight);
    text-align: start;
  }

  & small {
    display: block;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
    line-height: var(--qs-line-height-body);
  }

  & [data-main='false'] {
    padding-block-start: var(--qs-space-12);
    border-block-start: 1px solid var(--qs-color-border);
  }

  [data-updating='true'] > & dd {
    color: var(--qs-color-text-quiet);
  }

  [data-state='collapsed'] > & {
    @media ${narrow} {
      /* As wide as its figure, so that the next step wraps before a number does. */
      flex: 1 1 auto;
      gap: var(--qs-space-4);

      & [data-main='false'],
      & small {
        display: none;
      }

      & dt {
        font-size: var(--qs-font-size-12);
      }

      & [data-main='true'] > dd {
        font-size: var(--qs-font-size-20);
      }
    }
  }
`;

export const SummaryNote: StyledElement<'div'> = styled.div`
  margin: 0;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  text-wrap: pretty;
  ${hidden}
`;

export const SummaryActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);

  & > * {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  [data-state='collapsed'] > & {
    @media ${narrow} {
      flex: 1 0 auto;
      justify-content: flex-end;
      max-inline-size: 100%;
    }
  }

  & > [data-toggle] {
    flex: none;

    @media not ${narrow} {
      display: none;
    }
  }

  /* The panel opens upwards. */
  [data-state='collapsed'] > & > [data-toggle] > svg {
    rotate: 180deg;
  }
`;

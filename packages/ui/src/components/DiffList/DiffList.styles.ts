import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { visuallyHidden } from '../Table/visuallyHidden.styles.ts';

/** A container with room for three columns: the field, before and after. */
const wide = '(inline-size >= 36rem)';

const columns: RuleSet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.5fr);
  gap: 0 var(--qs-space-16);
`;

export const DiffRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const DiffHeads: StyledElement<'div'> = styled.div`
  display: none;
  padding-block-end: var(--qs-space-8);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-medium);

  @container ${wide} {
    ${columns}
  }
`;

export const DiffPairs: StyledElement<'dl'> = styled.dl`
  margin: 0;
  border-block-start: 1px solid var(--qs-color-border);

  & > div {
    display: grid;
    gap: var(--qs-space-4);
    padding-block: var(--qs-space-12);
    border-block-end: 1px solid var(--qs-color-border);

    @container ${wide} {
      ${columns}
    }
  }

  & dt {
    min-inline-size: 0;
    font-weight: var(--qs-font-weight-medium);
  }

  & dd {
    display: flex;
    gap: var(--qs-space-8);
    min-inline-size: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  & dd > :last-child {
    flex: 1;
    min-inline-size: 0;
  }

  /* A value keeps its own text direction, aligned by the page's. */
  & dd > :last-child > * {
    unicode-bidi: plaintext;
  }

  & del {
    color: var(--qs-color-text-quiet);
    text-decoration-thickness: 1px;
  }

  & ins {
    font-weight: var(--qs-font-weight-medium);
    text-decoration: none;
  }

  & > [data-kind='unchanged'] {
    color: var(--qs-color-text-quiet);
  }

  @container ${wide} {
    & [data-side='before'] {
      grid-column: 2;
    }

    & [data-side='after'] {
      grid-column: 3;
    }

    & [data-side='both'] {
      grid-column: 2 / -1;
    }
  }
`;

/** The word of a kind, after its shape. */
export const KindWord: StyledElement<'span'> = styled.span`
  display: flex;
  align-items: center;
  gap: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-regular);

  [data-kind='added'] > * > & {
    color: var(--qs-color-positive-text);
  }

  [data-kind='removed'] > * > & {
    color: var(--qs-color-critical-text);
  }
`;

/** Before each value, where no column heading is visible. */
export const SideWord: StyledElement<'span'> = styled.span`
  flex: none;
  inline-size: 6rem;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: 1.25rem;

  @container ${wide} {
    ${visuallyHidden}
  }
`;

export const DiffFoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--qs-space-8);
  padding-block-start: var(--qs-space-8);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;

export const Nothing: StyledElement<'p'> = styled.p`
  margin: 0;
  padding-block-end: var(--qs-space-8);
  color: var(--qs-color-text-quiet);
`;

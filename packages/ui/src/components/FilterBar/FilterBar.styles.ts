import { styled } from 'styled-components';
import { removableChip } from '../../theme/removableChip.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** In a narrower container one button opens all filters. The bar's own width decides. */
const narrow = '(inline-size < 40rem)';

export const FilterBarRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--qs-space-12);
  inline-size: 100%;

  @container not ${narrow} {
    & [data-place='narrow'] {
      display: none;
    }
  }

  @container ${narrow} {
    & [data-place='wide'] {
      display: none;
    }
  }

  /* On a phone the panels are as wide as the bar. */
  @container (inline-size < 24rem) {
    & [role='dialog'] {
      inline-size: 100cqi;
    }
  }

  & [role='dialog'] [data-place] + [data-place] {
    margin-block-start: var(--qs-space-16);
  }

  /* The first filter that the wide layout shows behind the button for more. */
  @container not ${narrow} {
    & [role='dialog'] [data-place='narrow'] + [data-place='any'] {
      margin-block-start: 0;
    }
  }

  /* A control has room for a name and a date. */
  & [role='dialog'] div[data-place] {
    inline-size: min(22rem, 100%);
  }

  @media print {
    display: none;
  }
`;

export const FilterControls: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--qs-space-8);
  border-radius: var(--qs-radius-control);
`;

export const SearchSlot: StyledElement<'div'> = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
  max-inline-size: 24rem;

  @container ${narrow} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

export const ActionSlot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);
  margin-inline-start: auto;
`;

export const SelectedCount: StyledElement<'span'> = styled.span`
  min-inline-size: var(--qs-space-16);
  margin-block: calc(-1 * var(--qs-space-4));
  padding-inline: var(--qs-space-4);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-text);
  color: var(--qs-color-surface-raised);
  font-size: var(--qs-font-size-12);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const OptionResults: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;
`;

export const FilterSummary: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control-compact);

  & > output {
    margin-inline-end: var(--qs-space-8);
    color: var(--qs-color-text-quiet);
    font-variant-numeric: tabular-nums;
  }
`;

/** The button after the chips joins their line. */
export const ChipList: StyledElement<'ul'> = styled.ul`
  display: contents;
  list-style: none;

  & > li {
    max-inline-size: 100%;
  }
`;

export const ChipButton: StyledElement<'button'> = styled.button`
  ${removableChip}
`;

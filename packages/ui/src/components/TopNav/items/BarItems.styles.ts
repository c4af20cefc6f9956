import { styled } from 'styled-components';
import type { StyledElement } from '../../../theme/StyledElement.ts';
import { BarControl, stackedControls } from '../panels/Disclosure.styles.ts';
import { RowList, shimmerStyles } from '../panels/MenuRow.styles.ts';

/** One line. An item that does not fit wraps out of view until it is measured and moved to "More". */
export const ItemList: StyledElement<'ul'> = styled.ul`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  min-inline-size: 0;
  block-size: var(--qs-size-bar);
  margin: 0;
  padding: 0;
  overflow: clip;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    block-size: var(--qs-size-bar);
    padding-inline: var(--qs-space-4);
  }

  /* Spare pixels that may wrap in place of an item when widths are rounded. */
  &::after {
    content: '';
    inline-size: 2px;
  }
`;

/** The items of the "More" menu: the same controls, stacked. */
export const MoreList: StyledElement<'ul'> = styled(RowList)`
  ${stackedControls}

  & > li > ${BarControl} {
    min-block-size: var(--qs-size-control);
    padding-inline: var(--qs-space-12);
  }
`;

export const ShimmerItem: StyledElement<'span'> = styled.span`
  ${shimmerStyles}
  display: block;
  inline-size: 72px;
  block-size: 12px;
  margin: var(--qs-space-12) var(--qs-space-8);

  :nth-child(3n) > & {
    inline-size: 96px;
  }
`;

export const FailedItems: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-16);
  padding-inline: var(--qs-space-12);
`;

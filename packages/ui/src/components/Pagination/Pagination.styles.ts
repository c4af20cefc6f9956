import { styled } from 'styled-components';
import { currentLine } from '../../theme/currentLine.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

const narrow = '(inline-size < 36rem)';

export const PaginationRoot: StyledElement<'nav'> = styled.nav`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8) var(--qs-space-24);
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  /* Only the range is printed. */
  @media print {
    & > :not(p) {
      display: none;
    }
  }
`;

export const PageRange: StyledElement<'p'> = styled.p`
  margin: 0;
  color: var(--qs-color-text-quiet);
`;

export const PageSize: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);

  & > label {
    color: var(--qs-color-text-quiet);
  }

  & > :last-child {
    flex: none;
  }
`;

export const Pages: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4);
  margin-inline-start: auto;
`;

export const PageList: StyledElement<'ol'> = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  @container ${narrow} {
    display: none;
  }
`;

export const CompactPage: StyledElement<'span'> = styled.span`
  padding-inline: var(--qs-space-8);

  @container not ${narrow} {
    display: none;
  }
`;

export const PageButton: StyledElement<'button'> = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--qs-size-control-compact);
  min-block-size: var(--qs-size-control-compact);
  padding: 0 var(--qs-space-4);
  border: 1px solid transparent;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  line-height: var(--qs-line-height-tight);
  cursor: pointer;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  &:hover {
    background: var(--qs-color-surface-hover);
  }

  &:active {
    background: var(--qs-color-surface-pressed);
  }

  &[aria-current] {
    font-weight: var(--qs-font-weight-strong);

    &::after {
      ${currentLine}
    }
  }

  &[aria-disabled] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-inline-size: var(--qs-size-control-touch);
    min-block-size: var(--qs-size-control-touch);
  }

  @media (forced-colors: active) {
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

/** Three dots, as wide as a number. */
export const Gap: StyledElement<'li'> = styled.li`
  display: grid;
  place-items: center;
  inline-size: var(--qs-size-control-compact);
  color: var(--qs-color-text-quiet);

  &::before {
    content: '…' / '';
  }
`;

import { css, styled } from 'styled-components';

/** The panel below a trigger of the bar. */

const short = '(width < 1367px)';

export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: -12px;
  inline-size: 320px;
  max-block-size: calc(100dvb - var(--qs-size-bar) - var(--qs-space-16));
  padding: var(--qs-space-8);
  overflow-y: auto;
  border: 1px solid var(--qs-color-border);
  border-radius: 0 0 var(--qs-radius-card) var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  box-shadow: var(--qs-shadow-overlay);

  &[data-align='end'] {
    inset-inline: auto 0;
  }

  @media ${short} {
    li > & {
      position: static;
      inline-size: auto;
      border: 0;
      box-shadow: none;
    }
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: block;
  inline-size: 100%;
  padding: var(--qs-space-8) var(--qs-space-12);
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--qs-color-surface-hover);
  }

  &[aria-current] {
    font-weight: var(--qs-font-weight-strong);
  }
`;

export const RowLink = styled.a`
  ${row}
`;

export const RowButton = styled.button`
  ${row}
`;

export const RowLabel = styled.span`
  display: flex;
  align-items: center;
  gap: var(--qs-space-4);
`;

export const RowText = styled.span`
  display: block;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;

export const Person = styled.div`
  display: grid;
  padding: var(--qs-space-8) var(--qs-space-12);
`;

export const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

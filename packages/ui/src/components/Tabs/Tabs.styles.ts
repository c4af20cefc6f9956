import { styled } from 'styled-components';
import { currentLine } from '../../theme/currentLine.ts';
import { scrollEdges } from '../../theme/scrollEdges.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const TabsRoot: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
`;

export const TabList: StyledElement<'div'> = styled.div`
  --tab-room: var(--qs-space-8);

  display: flex;
  gap: var(--qs-space-8);
  /* Aligns the first tab's label with the content below. The padding for its focus ring extends beyond the edge. */
  margin-inline-start: calc(-1 * var(--tab-room));
  padding-inline-start: var(--tab-room);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  /* A background and not a border, so that the marker can cover it. */
  background: linear-gradient(var(--qs-color-border) 0 0) bottom / 100% 1px no-repeat content-box;

  & > :first-child {
    margin-inline-start: calc(-1 * var(--tab-room));
  }

  ${scrollEdges}

  /* Takes no space from the tabs. */
  &::before,
  &::after {
    flex: none;
  }

  &::before {
    margin-inline-end: calc(-1 * (var(--edge-room) + var(--qs-space-8)));
  }

  &::after {
    margin-inline-start: calc(-1 * (var(--edge-room) + var(--qs-space-8)));
  }

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }

  /* On paper, the name of the shown tab is a heading of what follows. */
  @media print {
    display: block;
    margin: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    background: none;
    mask: none;

    &::before,
    &::after,
    & > :not([aria-selected='true']) {
      display: none;
    }

    & > [aria-selected='true'] {
      margin: 0;
      padding: 0;
    }

    & > ::after {
      display: none;
    }
  }
`;

export const TabButton: StyledElement<'button'> = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control-touch);
  padding: var(--qs-space-8) var(--tab-room);
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-tight)
    var(--qs-font-family-sans);
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--qs-duration-hand) var(--qs-ease-out);

  &::after {
    --current-inset: var(--tab-room);

    ${currentLine}
    border-color: transparent;
  }

  &:hover {
    color: var(--qs-color-text);
  }

  &:hover::after {
    border-color: var(--qs-color-border-strong);
  }

  &[aria-selected='true'] {
    color: var(--qs-color-text);
  }

  &[aria-selected='true']::after {
    border-color: var(--qs-color-accent-strong);
  }

  &:disabled {
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  &:disabled::after {
    border-color: transparent;
  }

  /* Inside, so that the scrolling row does not clip it. */
  &:focus-visible {
    outline-offset: -4px;
  }

  @media (forced-colors: active) {
    &::after {
      display: none;
    }

    &[aria-selected='true']::after {
      display: block;
    }
  }
`;

export const TabCount: StyledElement<'span'> = styled.span`
  min-inline-size: 1.5em;
  padding: 0 var(--qs-space-4);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-surface-pressed);
  color: var(--qs-color-text);
  font-size: var(--qs-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--qs-line-height-reading);
  text-align: center;

  :disabled > & {
    color: inherit;
  }

  @media (forced-colors: active) {
    border: 1px solid currentcolor;
  }
`;

export const TabPanel: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  padding-block-start: var(--qs-space-24);
  border-radius: var(--qs-radius-control);
  overflow-wrap: anywhere;

  & > * {
    margin-block: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-16);
  }
`;

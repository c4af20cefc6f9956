import { styled } from 'styled-components';
import { floatingPanel } from '../../theme/floatingPanel.ts';
import { quietTarget } from '../../theme/quietTarget.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const MenuRoot: StyledElement<'div'> = styled.div`
  display: inline-flex;
  max-inline-size: 100%;

  & > button {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > [aria-expanded='true'] > svg:last-child:not(:only-child) {
    transform: scaleY(-1);
  }
`;

export const MenuPanel: StyledElement<'div'> = styled.div`
  ${floatingPanel}

  min-inline-size: min(12rem, 100vi - var(--qs-space-32));
  max-inline-size: min(20rem, 100vi - var(--qs-space-32));
  padding: var(--qs-space-8);

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* If some items have an icon, the labels of all align. */
  &:has([data-line] > svg) [data-line]:not(:has(> svg)) {
    padding-inline-start: calc(var(--qs-space-8) + var(--qs-space-16) + var(--qs-space-12));
  }
`;

export const MenuRow: StyledElement<'button'> = styled.button`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-12);
  inline-size: 100%;
  min-block-size: var(--qs-size-control);
  padding: var(--qs-space-8);
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Centred on the first line of the label. */
  & > svg {
    flex: none;
    margin-block-start: 0.14em;
    color: var(--qs-color-text-quiet);
  }

  ${quietTarget}

  &[data-tone='critical'],
  &[data-tone='critical'] > svg {
    color: var(--qs-color-critical-text);
  }

  &[aria-disabled='true'] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  &[aria-disabled='true'] > svg {
    color: inherit;
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }
`;

export const MenuRowText: StyledElement<'span'> = styled.span`
  flex: 1;
  min-inline-size: 0;

  & > svg {
    display: inline-block;
    margin-inline-start: var(--qs-space-4);
    vertical-align: -0.15em;
    color: var(--qs-color-text-quiet);
  }

  & > small {
    display: block;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
  }
`;

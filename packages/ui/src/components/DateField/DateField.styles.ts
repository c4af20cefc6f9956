import { styled } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { controlStyles } from '../Field/control.styles.ts';

export const DateRoot: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--qs-space-4);
  min-inline-size: 0;
`;

export const DateLine: StyledElement<'div'> = styled.div`
  display: flex;
  gap: var(--qs-space-4);
  min-inline-size: 0;

  & > :first-child {
    flex: 1;
  }

  & > :last-child > button {
    border-color: var(--qs-color-border-strong);
  }

  & > :last-child > button:disabled {
    border-color: var(--qs-color-border);
  }

  @media (pointer: fine) {
    &[data-size='compact'] > :last-child > button {
      inline-size: var(--qs-size-control-compact);
      block-size: var(--qs-size-control-compact);
    }
  }
`;

export const DateInput: StyledElement<'input'> = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;

  /* WebKit on phones centres the date, and collapses without one. */
  &::-webkit-date-and-time-value {
    min-block-size: 1lh;
    text-align: start;
  }

  &::-webkit-calendar-picker-indicator {
    padding: var(--qs-space-4);
    margin-inline-end: calc(-1 * var(--qs-space-4));
    border-radius: var(--qs-radius-control);
    opacity: 0.7;
    cursor: pointer;

    &:hover {
      opacity: 1;
    }
  }

  /* The browser's calendar does not know which days are available. */
  &[data-calendar='own']::-webkit-calendar-picker-indicator {
    display: none;
  }

  &:is(:disabled, :read-only)::-webkit-calendar-picker-indicator {
    visibility: hidden;
  }
`;

export const PresetList: StyledElement<'fieldset'> = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-4);
  min-inline-size: 0;
  margin: var(--qs-space-4) 0 0;
  padding: 0;
  border: 0;

  & > button {
    min-inline-size: 0;
    border-color: var(--qs-color-border);
    overflow-wrap: anywhere;
  }

  & > button[aria-pressed='true'] {
    border-color: var(--qs-color-accent-strong);
    ${selectedSurface}
  }

  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      border-width: 2px;
      border-color: Highlight;
    }
  }
`;

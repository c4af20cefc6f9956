import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** The width below which the `Stepper` becomes vertical, too. */
const narrow = '(inline-size < 40rem)';

export const FrameRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--qs-space-24);
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
  }
`;

export const FrameTop: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--qs-space-4) var(--qs-space-16);
  min-block-size: var(--qs-size-control-compact);
`;

export const FrameTitle: StyledElement<'p'> = styled.p`
  min-inline-size: 0;
  margin: 0;
  color: var(--qs-color-text-quiet);
  font-weight: var(--qs-font-weight-medium);
  overflow-wrap: anywhere;
`;

export const StepsToggle: StyledElement<'button'> = styled.button`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-12);
  inline-size: 100%;
  min-block-size: var(--qs-size-control-touch);
  padding: var(--qs-space-8) var(--qs-space-12);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-surface-raised);
  font-weight: var(--qs-font-weight-medium);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--qs-color-surface-hover);
  }

  & > svg {
    flex: none;
    color: var(--qs-color-text-quiet);
    transition: rotate var(--qs-duration-hand) var(--qs-ease-out);
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  @container ${narrow} {
    display: flex;
  }

  @media print {
    display: none;
  }
`;

export const StepsPosition: StyledElement<'span'> = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** On a line of its own, below the position. */
export const StepsAttention: StyledElement<'span'> = styled.span`
  order: 1;
  display: flex;
  align-items: center;
  gap: var(--qs-space-4);
  flex: 1 0 100%;
  min-inline-size: 0;
  color: var(--qs-color-critical-text);
  font-size: var(--qs-font-size-12);
`;

export const FrameSteps: StyledElement<'div'> = styled.div`
  @container ${narrow} {
    padding: var(--qs-space-16) var(--qs-space-12) var(--qs-space-4);

    [data-steps='closed'] > * > & {
      display: none;
    }
  }
`;

export const FrameContent: StyledElement<'div'> = styled.div`
  /* Controls that take focus scroll clear of the actions that stay in view. */
  :is(input, select, textarea, button, a, summary, [tabindex]) {
    scroll-margin-block-end: 8rem;
  }

  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }
`;

export const ActionsRoot: StyledElement<'div'> = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--qs-z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--qs-space-8);
  padding-block: var(--qs-space-16);
  background: var(--qs-surface-here, var(--qs-color-surface));
  border-block-start: 1px solid var(--qs-color-border);

  /* In a narrow window the totals after the frame take the foot. */
  :has(+ [data-floating='foot']) > & {
    @media (width < 60rem) {
      position: static;
    }
  }

  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* Back is at the start, and its label aligns with the content. The saving buttons are at the end. */
  & > a {
    margin-inline: calc(-1 * var(--qs-space-16)) auto;
  }

  & > :first-child:not(a) {
    margin-inline-start: auto;
  }

  @container ${narrow} {
    padding-block: var(--qs-space-12);

    & > :is(a, button) {
      flex: 1 1 auto;
      margin-inline: 0;
    }

    & > :last-child {
      flex-basis: 100%;
    }
  }

  /* On a screen this low, such as at 400 % zoom, the actions would cover the fields. */
  @media (height < 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

import { styled, type IStyledComponent } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export const WelcomeHead: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-16);
  color: var(--qs-color-text-quiet);

  & > p {
    flex: 1 1 12rem;
    min-inline-size: 0;
    margin: 0;
  }

  /* Aligns its label, not its edges, with the other text. */
  & > button {
    margin-inline: calc(-1 * var(--qs-space-12));

    @media (forced-colors: active) {
      margin-inline: 0;
    }
  }
`;

/* All six introductions share one grid cell, so that the box is as tall as the longest and no button moves. */
export const Introductions: StyledElement<'div'> = styled.div`
  display: grid;
  margin-block-start: var(--qs-space-16);

  &[data-view='tour'] > * {
    grid-area: 1 / 1;
  }
`;

export const Introduction: StyledElement<'div'> = styled.div`
  min-inline-size: 0;

  &[data-state='elsewhere'] {
    visibility: hidden;
  }

  [data-view='all'] > & {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    align-items: center;
    gap: var(--qs-space-16);
    padding-block: var(--qs-space-12);
    border-block-start: 1px solid var(--qs-color-border);
  }

  [data-view='all'] > &:last-child {
    padding-block-end: 0;
  }

  @media (width < 480px) {
    [data-view='all'] > & {
      grid-template-columns: 5rem 1fr;
      gap: var(--qs-space-12);
    }
  }
`;

export const Stage: StyledElement<'div'> = styled.div`
  display: grid;
  justify-items: center;
  margin-inline: calc(-1 * var(--dialog-inset));
  padding: var(--qs-space-24);
  border-block: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-sunken);

  & > svg {
    block-size: 10rem;
    max-inline-size: 100%;
  }

  [data-state='current'] > & > svg {
    animation: qs-welcome-step var(--qs-duration-enter) var(--qs-ease-out);
  }

  /* On a low screen, such as a zoomed one, the text comes first. */
  @media (height < 600px) {
    padding-block: var(--qs-space-12);

    & > svg {
      block-size: 5rem;
    }
  }

  [data-view='all'] & {
    margin: 0;
    padding: var(--qs-space-8);
    border: 1px solid var(--qs-color-border);
    border-radius: var(--qs-radius-control);

    & > svg {
      inline-size: 100%;
      block-size: auto;
    }
  }

  @keyframes qs-welcome-step {
    from {
      transform: translateY(8px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      animation: none;
    }
  }
`;

export const IntroductionText: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  padding-block-start: var(--qs-space-16);

  & > span {
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-variant-numeric: tabular-nums;
  }

  & > h3 {
    margin: var(--qs-space-4) 0;
    font-size: var(--qs-font-size-16);
  }

  & > p {
    margin: 0;
    color: var(--qs-color-text-quiet);
    text-wrap: pretty;
  }

  [data-view='all'] & {
    padding: 0;

    & > h3 {
      margin-block-start: 0;
      font-size: var(--qs-font-size-14);
    }
  }
`;

export const Dots: StyledElement<'span'> = styled.span`
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);
  margin-inline-end: auto;

  & > span {
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid var(--qs-color-border-strong);
    border-radius: 4px;
  }

  /* Marked by its length too, because colour must not be the only sign. */
  & > [data-state='current'] {
    inline-size: 24px;
    border-color: var(--qs-color-accent-strong);
    background: var(--qs-color-accent-strong);
    forced-color-adjust: none;
  }
`;

/* Without a step to go to, the button leaves its space empty, so that the others do not move. */
export const StepButton: IStyledComponent<'web', ButtonProps> = styled(Button)`
  &:disabled {
    visibility: hidden;
  }

  /*
   * Beside the dots, as in a wider box. The selector is repeated for specificity over the footer, which would
   * stretch it.
   */
  @media (width < 480px) {
    && {
      flex: none;
      max-inline-size: calc((100% - var(--qs-space-8)) / 2);
    }

    && + button:last-child {
      flex-basis: 100%;
    }
  }
`;

import { css, styled, type RuleSet } from 'styled-components';
import { stateMark } from '../../theme/stateMark.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

const narrow = '(inline-size < 40rem)';

/** Vertical steps, with a line between their markers. */
const verticalSteps: RuleSet = css`
  flex-direction: column;
  gap: 0;
`;

const verticalStep: RuleSet = css`
  flex-direction: row;
  gap: var(--qs-space-12);
  padding-block-end: var(--qs-space-24);

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child)::after {
    inset-block: calc(var(--step-mark) + var(--qs-space-4)) var(--qs-space-4);
    inset-inline: calc(var(--step-mark) / 2 - 1px) auto;
    border-block-start: 0;
    border-inline-start: 2px solid var(--step-line);
  }
`;

export const StepperRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

export const StepList: StyledElement<'ol'> = styled.ol`
  display: flex;
  gap: var(--qs-space-16);
  margin: 0;
  padding: 0;
  list-style: none;

  [data-layout='vertical'] > & {
    ${verticalSteps}
  }

  @container ${narrow} {
    ${verticalSteps}
  }
`;

export const StepRoot: StyledElement<'li'> = styled.li`
  --step-line: var(--qs-color-border);
  /* 24 px, and larger with the text. */
  --step-mark: 1.5rem;

  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: var(--qs-space-8);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > div {
    min-inline-size: 0;
  }

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--step-mark) / 2 - 1px);
    inset-inline: calc(var(--step-mark) + var(--qs-space-8)) calc(-1 * var(--qs-space-8));
    border-block-start: 2px solid var(--step-line);
  }

  &[data-state='done'] {
    --step-line: var(--qs-color-text);
  }

  [data-layout='vertical'] > * > & {
    ${verticalStep}
  }

  @container ${narrow} {
    ${verticalStep}
  }
`;

export const StepMark: StyledElement<'span'> = styled.span`
  flex: none;
  inline-size: var(--step-mark);
  block-size: var(--step-mark);
  ${stateMark}
`;

export const StepName: StyledElement<'div'> = styled.div`
  padding-block: calc((var(--step-mark) - 1lh) / 2);
  color: var(--qs-color-text-quiet);

  :is([data-state='done'], [aria-current]) > * > & {
    color: var(--qs-color-text);
  }

  [data-state='error'] > * > & {
    color: var(--qs-color-critical-text);
  }

  [aria-current] > * > & {
    font-weight: var(--qs-font-weight-strong);
  }
`;

/** The marker and the hint are part of the hit area. */
const stepControl: RuleSet = css`
  padding: 0;
  border: 0;
  border-radius: var(--qs-space-4);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline transparent;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: text-decoration-color var(--qs-duration-hand) var(--qs-ease-out);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }

  &:hover {
    text-decoration-color: currentcolor;
  }
`;

export const StepButton: StyledElement<'button'> = styled.button`
  ${stepControl}
`;

export const StepLink: StyledElement<'a'> = styled.a`
  ${stepControl}
`;

/** The state in a word, because its colour and mark must not be the only signs. */
export const StepError: StyledElement<'div'> = styled.div`
  color: var(--qs-color-critical-text);
  font-size: var(--qs-font-size-12);
`;

export const StepHint: StyledElement<'div'> = styled.div`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;

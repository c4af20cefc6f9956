import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const labelStyles: RuleSet = css`
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;
`;

const smallText: RuleSet = css`
  font: var(--qs-font-weight-regular) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const OptionalMark: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-weight: var(--qs-font-weight-regular);
`;

export const HintText: StyledElement<'div'> = styled.div`
  ${smallText}
  color: var(--qs-color-text-quiet);
`;

export const ErrorText: StyledElement<'div'> = styled.div`
  ${smallText}
  display: flex;
  gap: var(--qs-space-4);
  color: var(--qs-color-critical-text);

  & > svg {
    /* Centred on the first line at any text size. */
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
  }

  & > span {
    min-inline-size: 0;
  }
`;

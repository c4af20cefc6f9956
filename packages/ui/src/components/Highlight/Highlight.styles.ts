import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const HighlightRoot: StyledElement<'span'> = styled.span`
  overflow-wrap: anywhere;
`;

export const HighlightMark: StyledElement<'mark'> = styled.mark`
  padding-inline: 1px;
  border-radius: 2px;
  background: var(--qs-color-caution-surface);
  color: inherit;
  /* The colour alone is too weak next to a coloured row, and is absent in forced colours. */
  box-shadow: inset 0 -2px 0 var(--qs-color-caution-border);

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;

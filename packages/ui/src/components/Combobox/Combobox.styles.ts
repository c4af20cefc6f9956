import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { controlStyles } from '../Field/control.styles.ts';
import { iconButtonStyles } from '../IconButton/IconButton.styles.ts';

export const ComboboxInput: StyledElement<'input'> = styled.input`
  ${controlStyles}
`;

/** A button inside the frame of a control. It is as high as the frame, without its border. */
export const frameButtonStyles: RuleSet = css`
  ${iconButtonStyles}
  align-self: flex-start;
  inline-size: 28px;
  block-size: calc(var(--qs-size-control) - 2px);
  border: 0;
  border-radius: calc(var(--qs-radius-control) - 1px);

  [data-size='compact'] > & {
    block-size: calc(var(--qs-size-control-compact) - 2px);
  }

  &[aria-expanded='true']:not(:hover) {
    background: transparent;
  }

  &[aria-expanded='true'] > svg {
    transform: scaleY(-1);
  }

  @media (pointer: coarse) {
    inline-size: 36px;
    block-size: calc(var(--qs-size-control-touch) - 2px);
  }
`;

export const FrameButton: StyledElement<'button'> = styled.button`
  ${frameButtonStyles}
`;

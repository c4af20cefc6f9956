import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { ControlFrame, controlStyles } from '../Field/control.styles.ts';

export const AreaFrame: StyledElement<'div'> = styled(ControlFrame)`
  flex-direction: column;
`;

export const AreaInput: StyledElement<'textarea'> = styled.textarea`
  ${controlStyles}
  --area-room: var(--qs-space-8);

  /* Its height counts, which the user may drag. */
  flex: 1 0 auto;
  padding-block: var(--area-room);
  max-block-size: 20lh;
  resize: vertical;

  /* The height follows the text, with rows as the minimum. Without typed attr(), useTextHeight sets it. */
  @supports (field-sizing: content) and (block-size: calc(attr(rows type(<integer>)) * 1lh)) {
    field-sizing: content;
    min-block-size: calc(attr(rows type(<integer>), 3) * 1lh + 2 * var(--area-room));
  }
`;

export const AreaCount: StyledElement<'div'> = styled.div`
  align-self: stretch;
  padding: 0 var(--qs-space-12) var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--qs-line-height-body);
  text-align: end;
  cursor: text;

  &[data-state='over'] {
    color: var(--qs-color-critical-text);
    font-weight: var(--qs-font-weight-strong);
  }
`;

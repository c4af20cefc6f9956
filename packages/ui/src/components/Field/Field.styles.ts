import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { labelStyles } from './FieldText.styles.ts';

export const FieldRoot: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
`;

/** The label and the hint. In a `FieldRow` they align with the control, at any height of the other fields. */
export const FieldHead: StyledElement<'div'> = styled.div`
  display: grid;
  justify-items: start;
  align-self: end;
  min-inline-size: 0;
  margin-block-end: var(--qs-space-4);
`;

export const FieldLabel: StyledElement<'label'> = styled.label`
  ${labelStyles}
`;

/** The error. */
export const FieldFoot: StyledElement<'div'> = styled.div`
  margin-block-start: var(--qs-space-4);
`;

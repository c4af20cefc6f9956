import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { labelStyles } from './FieldText.styles.ts';

export const FieldRoot: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
`;

export const FieldLabel: StyledElement<'label'> = styled.label`
  ${labelStyles}
  justify-self: start;
  align-self: end;
  margin-block-end: var(--qs-space-4);
`;

export const FieldNotes: StyledElement<'div'> = styled.div`
  display: grid;
  align-content: start;
  gap: var(--qs-space-4);
  margin-block-start: var(--qs-space-4);
`;

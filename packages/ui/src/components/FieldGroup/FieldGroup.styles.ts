import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { labelStyles } from '../Field/FieldText.styles.ts';

export const GroupRoot: StyledElement<'fieldset'> = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Above fields with labels of the same style, the legend looks like a heading. */
  &:has([data-field]) {
    & > legend {
      font-weight: var(--qs-font-weight-strong);
    }

    & > div {
      gap: var(--qs-space-8);
      margin-block-start: var(--qs-space-4);
    }
  }
`;

export const GroupLegend: StyledElement<'legend'> = styled.legend`
  ${labelStyles}
  padding: 0;
`;

/** The hint, controls and error after the legend, with equal spacing. */
export const GroupBody: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-4);
`;

export const GroupControls: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-4);
  margin-block-start: var(--qs-space-4);
  min-inline-size: 0;

  &[data-layout='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--qs-space-24);
  }
`;

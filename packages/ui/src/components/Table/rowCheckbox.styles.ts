import { css, type RuleSet } from 'styled-components';
import { checkboxInput } from '../Checkbox/Checkbox.styles.ts';

export const rowCheckbox: RuleSet = css`
  position: relative;
  display: inline-grid;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    place-self: center;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }

  & > input {
    ${checkboxInput}
  }
`;

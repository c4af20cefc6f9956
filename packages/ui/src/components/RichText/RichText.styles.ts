import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { flowStyles } from '../Prose/Prose.styles.ts';

export const RichTextRoot: StyledElement<'div'> = styled.div`
  ${flowStyles}

  /* A table in a narrow place breaks its words rather than widen the page. */
  th,
  td {
    overflow-wrap: anywhere;
  }

  a[target='_blank']::after {
    content: '\\2197\\FE0E' / '';
    margin-inline-start: 0.2em;
    font-size: 0.85em;
  }
`;

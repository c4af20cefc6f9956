import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { flowStyles } from '../Prose/Prose.styles.ts';

export const RichTextRoot: StyledElement<'div'> = styled.div`
  ${flowStyles}

  /* A table that is wider than its place scrolls in it: its words stay whole, and the page as wide as it is. */
  table {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow-x: auto;
  }

  a[target='_blank']::after {
    content: '\\2197\\FE0E' / '';
    margin-inline-start: 0.2em;
    font-size: 0.85em;
  }
`;

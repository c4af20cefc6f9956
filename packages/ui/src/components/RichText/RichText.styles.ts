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

    /* A shade on the edge beyond which there is more: a table can't hold the boxes that draw it elsewhere. */
    @supports (animation-timeline: scroll()) {
      --edge: 12px;
      --shade: 8px -8px color-mix(in oklab, var(--qs-color-text) 24%, transparent);

      animation: qs-rich-text-edges linear both;
      animation-timeline: scroll(self inline);
    }

    &:dir(rtl) {
      --edge: -12px;
    }
  }

  @keyframes qs-rich-text-edges {
    0% {
      box-shadow:
        inset 0 0 transparent,
        inset calc(-1 * var(--edge)) 0 var(--shade);
    }

    5%,
    95% {
      box-shadow:
        inset var(--edge) 0 var(--shade),
        inset calc(-1 * var(--edge)) 0 var(--shade);
    }

    100% {
      box-shadow:
        inset var(--edge) 0 var(--shade),
        inset 0 0 transparent;
    }
  }

  /* The sign of a Link that leads out, cut from a border: no element may be put here, and the policy refuses data: as a mask. */
  a[target='_blank']::after {
    content: '';
    display: inline-block;
    margin-inline-start: var(--qs-space-4);
    border: 8px solid;
    vertical-align: -0.15em;
    clip-path: path(
      'M6.4 3 6.4 4.2 3.8 4.2 3.8 12.2 11.8 12.2 11.8 9.6 13 9.6 13 13.4 2.6 13.4 2.6 3zM9.2 2.2 13.8 2.2 13.8 6.8 12.6 6.8 12.6 3.4 9.2 3.4zM12.38 2.78 13.22 3.62 8.02 8.82 7.18 7.98z'
    );

    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;

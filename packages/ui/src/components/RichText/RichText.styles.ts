import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { flowStyles } from '../Prose/Prose.styles.ts';

/*
 * The shape of the external-link icon, cut out of a border whose colour forced colours choose. No element can be
 * added to the server's text, and the content security policy blocks a mask from a `data:` address.
 */
const outSign =
  "path('M6.4 3v1.2H3.8v8h8V9.6H13v3.8H2.6V3zM9.2 2.2h4.6v4.6h-1.2V3.4H9.2zM12.4 2.8l.8.8L8 8.8 7.2 8z')";

/** A shade marks the edge of a table that scrolls. A table cannot hold the elements that draw it elsewhere. */
export const RichTextRoot: StyledElement<'div'> = styled.div`
  ${flowStyles}

  /* Images and rules are never wider than their container, at any size that the server's text sets. */
  img {
    max-block-size: var(--rich-text-picture-max, var(--qs-size-popup-scroll-max));
    object-fit: contain;
  }

  hr {
    max-inline-size: 100%;
  }

  /* A wide table scrolls in place, so that its words stay whole and the page does not widen. */
  table {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow-x: auto;

    --shade: 8px -8px color-mix(in oklab, var(--qs-color-text) 24%, transparent);
    --left: inset 12px 0 var(--shade);
    --right: inset -12px 0 var(--shade);

    &:is([data-more='end']:dir(ltr), [data-more='start']:dir(rtl)) {
      box-shadow: var(--right);
    }

    &:is([data-more='start']:dir(ltr), [data-more='end']:dir(rtl)) {
      box-shadow: var(--left);
    }

    &[data-more='start end'] {
      box-shadow: var(--left), var(--right);
    }

    @supports (animation-timeline: scroll()) {
      animation: qs-rich-text linear both;
      animation-timeline: scroll(self inline);
    }

    &:dir(rtl) {
      animation-direction: reverse;
    }
  }

  @keyframes qs-rich-text {
    0% {
      box-shadow:
        inset 0 0 transparent,
        var(--right);
    }

    5%,
    95% {
      box-shadow: var(--left), var(--right);
    }

    100% {
      box-shadow:
        var(--left),
        inset 0 0 transparent;
    }
  }

  /* A padding and not an inline box, so that neither the sign nor a full stop after it wraps alone. */
  a[target='_blank'] {
    position: relative;
    padding-inline-end: calc(var(--qs-space-4) + 16px);
  }

  /*
   * Without an inset it is where it would be in the line: after the last word. The border has one side, because WebKit
   * paints each side on its own, which makes the lines of the icon bolder.
   */
  a[target='_blank']::after {
    content: '';
    display: inline-block;
    position: absolute;
    margin-block-start: calc((1lh - 16px) / 2);
    margin-inline-start: var(--qs-space-4);
    inline-size: 16px;
    border-block-start: 16px solid;
    clip-path: ${outSign};

    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;

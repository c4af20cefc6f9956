import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { shortLayout } from './state/layout.ts';

/** Reserves the bar's space in the page. */
export const BarRoot: StyledElement<'header'> = styled.header`
  block-size: var(--qs-size-bar);

  @media print {
    display: none;
  }
`;

export const SkipLink: StyledElement<'a'> = styled.a`
  position: fixed;
  inset-block-start: var(--qs-space-8);
  inset-inline-start: var(--qs-space-8);
  z-index: calc(var(--qs-z-bar) + 1);
  padding: var(--qs-space-8) var(--qs-space-16);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-text);
  color: var(--qs-color-surface);
  font-weight: var(--qs-font-weight-medium);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Under the open panel and above the page. A click on it closes the panel. */
export const ClickAway: StyledElement<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--qs-z-click-away);

  &[data-dim] {
    @media ${shortLayout} {
      background: var(--qs-color-scrim);
    }
  }
`;

export const Bar: StyledElement<'nav'> = styled.nav`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--qs-z-bar);
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);
  block-size: var(--qs-size-bar);
  /* The logo, which begins 2 px inside its box, is above the page's start edge. The tools keep to the window's end. */
  padding-inline: calc(max(0px, (100% - var(--qs-size-page-max)) / 2) + var(--qs-space-24) - 2px)
    var(--qs-space-16);
  background: var(--qs-color-surface-raised);
  box-shadow: 0 1px 0 var(--qs-color-border);

  @media not all and ${shortLayout} {
    & > [aria-controls] {
      display: none;
    }
  }

  @media ${shortLayout} {
    padding-inline: var(--qs-space-16);
    gap: var(--qs-space-4);
  }

  @media (width < 600px) {
    padding-inline: var(--qs-space-8);
  }

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;

export const HomeLink: StyledElement<'a'> = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--qs-size-control);
  border-radius: var(--qs-radius-control);
  text-decoration: none;

  @media ${shortLayout} {
    min-inline-size: 0;
    margin-inline-end: auto;
    padding-inline: var(--qs-space-4);

    /* When the text is too large for the screen, the product name wraps out of view and the mark stays. */
    & > span {
      flex-wrap: wrap;
      block-size: max(24px, 1.2em);
      overflow: hidden;
      line-height: 1.2;
    }
  }
`;

/** In the wide layout the rest of the bar. In the short layout a sheet from the start edge, with the tools on top. */
export const Sheet: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: var(--qs-space-8);
  align-items: center;
  min-inline-size: 0;

  @media not all and ${shortLayout} {
    margin-inline-start: var(--qs-space-16);
  }

  @media ${shortLayout} {
    position: fixed;
    inset-block: var(--qs-size-bar) 0;
    inset-inline: 0 auto;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    inline-size: min(360px, calc(100vi - var(--qs-space-48)));
    padding-block-end: var(--qs-space-24);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block-start: 1px solid var(--qs-color-border);
    background: var(--qs-color-surface-raised);
    box-shadow: var(--qs-shadow-overlay);
    reading-flow: flex-visual;
    transition: translate var(--qs-duration-enter) var(--qs-ease-out);

    &[data-state='closed'] {
      visibility: hidden;
      translate: -100%;
      transition: none;

      &:dir(rtl) {
        translate: 100%;
      }
    }
  }
`;

/** The tools, on top of the short layout's sheet, and the account menus, at the end of the bar. */
export const Cluster: StyledElement<'div'> = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--qs-space-4);
  align-items: center;

  /* These panels align with their trigger's end. The items' panels are positioned by the bar, which does not clip. */
  & > div {
    position: relative;
  }

  @media ${shortLayout} {
    [data-state] > & {
      order: -1;
      padding: var(--qs-space-12);
      border-block-end: 1px solid var(--qs-color-border);
    }

    & [role='search'] {
      flex: 100%;
    }

    [data-state] > & > button::after {
      content: attr(title) / '';
    }
  }
`;

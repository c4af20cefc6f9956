import type { ComponentPropsWithRef } from 'react';
import { css, styled, type IStyledComponent, type RuleSet } from 'styled-components';
import { FailedItems, ItemList } from './items/BarItems.styles.ts';
import { stackedControls } from './panels/Disclosure.styles.ts';
import { SearchForm } from './tools/SearchBox.styles.ts';
import { Bar, ClickAway, Cluster, HomeLink, Sheet } from './TopNav.styles.ts';

/**
 * The styles of the short layout: a menu button, and a sheet from the start edge with the tools on top of the items.
 */
const shortLayout: RuleSet = css`
  ${Bar} {
    padding-inline: var(--qs-space-16);
    gap: var(--qs-space-4);

    @media (width < 600px) {
      padding-inline: var(--qs-space-8);
    }

    & > [aria-controls] {
      display: inline-flex;
    }
  }

  ${ClickAway}[data-dim] {
    background: var(--qs-color-scrim);
  }

  ${HomeLink} {
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

  ${Sheet} {
    position: fixed;
    inset-block: var(--qs-size-bar) 0;
    inset-inline: 0 auto;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    inline-size: min(360px, calc(100vi - var(--qs-space-48)));
    margin: 0;
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

    & > ${Cluster} {
      order: -1;
      padding: var(--qs-space-12);
      border-block-end: 1px solid var(--qs-color-border);

      & > button::after {
        content: attr(title) / '';
      }
    }
  }

  ${SearchForm} {
    flex: 100%;

    & > span {
      inset-inline-start: 0;
    }

    & input:is(input) {
      inline-size: 100%;
    }
  }

  ${ItemList} {
    display: block;
    flex: none;
    block-size: auto;
    padding: var(--qs-space-8);
    overflow: visible;

    & > li {
      display: block;
      block-size: auto;
    }

    ${stackedControls}
  }

  ${FailedItems} {
    flex: none;
    padding: var(--qs-space-16);
  }
`;

/** `$short` is the condition of the short layout: a media query, or a selector where the layout is measured. */
export type BarRootProps = ComponentPropsWithRef<'header'> & { $short: string };

/** Reserves the bar's space in the page. No media query can read a custom property, so each condition has a class of its own. */
export const BarRoot: IStyledComponent<'web', BarRootProps> = styled.header<{ $short: string }>`
  block-size: var(--qs-size-bar);

  @media print {
    display: none;
  }

  /* Measured: nothing shrinks or wraps, so that items without space are beyond the end of the bar. */
  &[data-layout='wide'] :is(${Sheet}, ${ItemList}) {
    flex-wrap: nowrap;
    flex-shrink: 0;
  }

  /* The menu button. Hidden by a media query: where those do not count, as in jsdom, it can be found. */
  @media (width > 0) {
    ${Bar} > [aria-controls] {
      display: none;
    }
  }

  ${({ $short }) => $short} {
    ${shortLayout}
  }
`;

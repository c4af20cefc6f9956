import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

const narrow = '(inline-size < 30rem)';

export const BreadcrumbsRoot: StyledElement<'nav'> = styled.nav`
  container-type: inline-size;
  inline-size: 100%;
`;

export const CrumbList: StyledElement<'ol'> = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  color: var(--qs-color-text-quiet);
  list-style: none;
`;

export const Crumb: StyledElement<'li'> = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: var(--qs-size-target);

  & > svg {
    margin-inline: var(--qs-space-4);
  }

  & > svg:first-child {
    display: none;
  }

  /* A link back to the parent page, whose own breadcrumbs lead further up. */
  @container ${narrow} {
    &:not(:nth-last-child(2)),
    & > svg:last-child {
      display: none;
    }

    & > svg:first-child {
      display: block;
      margin-inline: -4px var(--qs-space-4);
    }
  }
`;

export const CrumbLink: StyledElement<'a'> = styled.a`
  min-inline-size: 0;
  padding-block: 2px;
  border-radius: var(--qs-space-4);
  color: inherit;
  text-decoration-color: transparent;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--qs-color-text);
    text-decoration-color: currentcolor;
  }

  @media (pointer: coarse) {
    padding-block: var(--qs-space-12);
  }
`;

export const CurrentCrumb: StyledElement<'li'> = styled.li`
  min-inline-size: 0;
  padding-block: 2px;
  color: var(--qs-color-text);
  font-weight: var(--qs-font-weight-medium);
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    padding-block: var(--qs-space-12);
  }

  /* The page heading shows it already; it stays available to screen readers. */
  @container ${narrow} {
    &:not(:only-child) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

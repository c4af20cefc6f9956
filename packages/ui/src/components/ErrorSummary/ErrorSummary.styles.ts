import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { AlertRoot } from '../InlineAlert/InlineAlert.styles.ts';

export const SummaryRoot: StyledElement<'div'> = styled(AlertRoot)`
  /* It takes focus, but is not a control. The heavy edge marks it. */
  border-inline-start-width: 4px;
  border-inline-start-color: var(--qs-color-critical-fill);

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    border-inline-start-color: CanvasText;
  }
`;

export const SummaryBody: StyledElement<'div'> = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const SummaryHeading: StyledElement<'h2'> = styled.h2`
  margin: 0;
  font-size: inherit;
  line-height: inherit;
`;

export const ErrorList: StyledElement<'ul'> = styled.ul`
  display: grid;
  gap: var(--qs-space-4);
  margin: var(--qs-space-4) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
  }
`;

export const ErrorLink: StyledElement<'a'> = styled.a`
  /* 24 px high, so that two lines are never hit together. */
  display: inline-block;
  padding-block: calc((var(--qs-size-target) - 1lh) / 2);
  border-radius: var(--qs-space-4);
  color: var(--qs-color-critical-text);
  text-decoration-thickness: 1px;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: 2px;
  }

  @media (forced-colors: active) {
    color: LinkText;
  }
`;

export const MoreErrors: StyledElement<'details'> = styled.details`
  margin-block-start: var(--qs-space-8);

  & > summary {
    inline-size: fit-content;
    min-block-size: var(--qs-size-target);
    border-radius: var(--qs-space-4);
    font-weight: var(--qs-font-weight-medium);
    cursor: pointer;
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

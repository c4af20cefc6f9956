import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const BannerRoot: StyledElement<'section'> = styled.section`
  border-block-end: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-sunken);
  color: var(--qs-color-text);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);

  @media print {
    display: none;
  }
`;

export const BannerContent: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-12);
  max-inline-size: var(--qs-size-page-max);
  margin-inline: auto;
  padding: var(--qs-space-12) var(--qs-space-24);

  & > svg {
    color: var(--qs-color-text-quiet);
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  @media (width < 600px) {
    padding-inline: var(--qs-space-16);
  }
`;

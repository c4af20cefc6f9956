import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ComposerRoot: StyledElement<'form'> = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-12);
  min-inline-size: 0;

  @media print {
    display: none;
  }
`;

export const ComposerAttachments: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
`;

export const ComposerFoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8) var(--qs-space-12);

  /* The send button stays at the end, also on a line of its own. */
  & > button {
    margin-inline-start: auto;
  }
`;

export const ComposerTools: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-8);
`;

export const ComposerDraft: StyledElement<'output'> = styled.output`
  flex: 1 1 8rem;
  min-inline-size: 0;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  overflow-wrap: anywhere;
`;

/** The keys, where there is a keyboard. */
export const ComposerShortcut: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);

  @media (pointer: coarse) {
    display: none;
  }

  @container (inline-size < 30rem) {
    display: none;
  }
`;

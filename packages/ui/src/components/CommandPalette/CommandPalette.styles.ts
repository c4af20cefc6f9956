import { styled, type IStyledComponent } from 'styled-components';
import type { ModalDialogProps } from '../../behaviours/ModalDialog.tsx';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { DialogLayer } from '../Dialog/Dialog.styles.ts';

/* Near the top, and always of the same height, so that nothing moves while results arrive. */
export const PaletteLayer: IStyledComponent<'web', ModalDialogProps> = styled(DialogLayer)`
  & > div {
    inline-size: min(40rem, 100%);
    block-size: min(32rem, 100% - 2px);
    margin-block: clamp(0px, 12dvb - var(--qs-space-48), 8rem) auto;
  }

  & [role='dialog'] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }

  /* The list takes the height that is left. */
  & [role='listbox'] {
    flex: 0 1 auto;
    padding: var(--qs-space-8);
    overflow-anchor: auto;
  }
`;

export const PaletteHead: StyledElement<'div'> = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--qs-space-12);
  padding-block: var(--qs-space-8);
  padding-inline: var(--qs-space-16) var(--qs-space-8);
  border-block-end: 1px solid var(--qs-color-border);

  & > svg {
    flex: none;
    color: var(--qs-color-text-quiet);
  }
`;

export const PaletteInput: StyledElement<'input'> = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: var(--qs-size-control);
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-regular) var(--qs-font-size-16) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  appearance: none;

  /* It is the only control that has the focus while the palette is in use. The active item has the ring. */
  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: var(--qs-color-text-quiet);
    opacity: 1;
  }
`;

/** The list, and the content below it or in its place. */
export const PaletteBody: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden;
`;

export const PaletteSkeleton: StyledElement<'div'> = styled.div`
  display: grid;
  flex: none;
  padding: 0 var(--qs-space-16);

  & > * {
    min-block-size: var(--qs-size-control);
    align-content: center;
  }

  &:first-child,
  [role='listbox']:empty + & {
    padding-block-start: var(--qs-space-12);
  }
`;

export const PaletteMessage: StyledElement<'div'> = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: var(--qs-space-12);
  padding: var(--qs-space-24);
  color: var(--qs-color-text-quiet);
  text-align: center;
  overflow-wrap: anywhere;

  &[data-status='error'] {
    color: var(--qs-color-text);
  }

  & > span {
    display: flex;
    gap: var(--qs-space-8);
    min-inline-size: 0;
  }

  & > span > svg {
    flex: none;
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
    color: var(--qs-color-critical-text);
  }

  [role='listbox']:not(:empty) ~ & {
    flex: none;
    padding: var(--qs-space-8) var(--qs-space-16);
  }

  [role='listbox']:not(:empty) ~ &:not([data-status='error']) {
    font-size: var(--qs-font-size-12);
  }
`;

/** A notice about all results, such as a source without a response. */
export const PaletteNotice: StyledElement<'output'> = styled.output`
  display: flex;
  flex: none;
  gap: var(--qs-space-8);
  padding: var(--qs-space-8) var(--qs-space-16);
  border-block-start: 1px solid var(--qs-color-border);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-regular) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
    color: var(--qs-color-caution-text);
  }
`;

/** The keys. Not on a touch screen, nor where there is no room. */
export const PaletteFoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--qs-space-4) var(--qs-space-16);
  padding: var(--qs-space-8) var(--qs-space-16);
  border-block-start: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-sunken);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-regular) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--qs-space-4);
  }

  @media (pointer: coarse), (width < 480px), (height < 400px) {
    display: none;
  }
`;

export const Key: StyledElement<'kbd'> = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  min-block-size: 20px;
  padding: 0 var(--qs-space-4);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-space-4);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-medium) var(--qs-font-size-12) / 1 var(--qs-font-family-sans);
`;

/** The keys of an item, in line with its label. */
export const ItemKeys: StyledElement<'span'> = styled.span`
  display: inline-flex;
  flex: none;
  gap: var(--qs-space-4);
  max-inline-size: 40%;

  @media (pointer: coarse) {
    display: none;
  }
`;

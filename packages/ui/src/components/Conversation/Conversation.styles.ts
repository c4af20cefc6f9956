import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ConversationRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  /* The component itself keeps the reader's place: the browser would move it twice. */
  overflow-anchor: none;
  overflow-wrap: anywhere;
`;

export const EarlierRow: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--qs-space-8) var(--qs-space-12);
  padding-block-end: var(--qs-space-16);

  & > output:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Below the last entry, and clear of the button that floats at the end. */
export const LaterRow: StyledElement<'div'> = styled.div`
  display: flex;
  justify-content: center;
  padding-block: var(--qs-space-16) calc(var(--qs-size-control-compact) + var(--qs-space-16));

  @media print {
    display: none;
  }
`;

/** On paper only. */
export const PaperNote: StyledElement<'p'> = styled.p`
  display: none;
  margin: 0 0 var(--qs-space-16);
  font-weight: var(--qs-font-weight-medium);

  @media print {
    display: block;
  }
`;

export const LoadingRow: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--qs-space-8);
  margin-block-end: var(--qs-space-16);
  padding: var(--qs-space-12) var(--qs-space-16);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
`;

export const EntryList: StyledElement<'ol'> = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-12);
  /* A comfortable line of text, and both sides near each other. */
  max-inline-size: 52rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--qs-space-12);
    border-radius: var(--qs-radius-card);
    /* An element that gets focus from far away must not end under the fixed bar or the foot. */
    scroll-margin-block: calc(var(--qs-size-bar) + var(--qs-space-16)) var(--qs-space-48);
  }

  /* Inside the message: a scrolling pane clips an outline outside of it, and the line of the day is not the message. */
  & > li:focus-visible {
    outline: none;
  }

  & > li:focus-visible > :last-child {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: calc(-1 * var(--qs-size-focus));
    border-radius: var(--qs-radius-card);
  }
`;

const separator: RuleSet = css`
  display: flex;
  align-items: center;
  gap: var(--qs-space-12);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-medium);
  line-height: var(--qs-line-height-body);

  &::before,
  &::after {
    content: '';
    flex: 1 1 var(--qs-space-16);
    border-block-start: 1px solid currentcolor;
  }

  & > span {
    text-align: center;
    unicode-bidi: plaintext;
  }
`;

export const DaySeparator: StyledElement<'div'> = styled.div`
  ${separator}
  padding-block-start: var(--qs-space-8);
  color: var(--qs-color-text-quiet);

  &::before,
  &::after {
    border-color: var(--qs-color-border);
  }
`;

/** Stronger than the separator of days. */
export const UnreadLine: StyledElement<'div'> = styled.div`
  ${separator}
  color: var(--qs-color-text);
  font-weight: var(--qs-font-weight-strong);
`;

/** A message. One of the reader's own side is indented at its start, another one at its end. */
export const EntryRoot: StyledElement<'div'> = styled.div`
  --entry-indent: var(--qs-space-48);

  min-inline-size: 0;
  margin-inline-end: var(--entry-indent);
  padding: var(--qs-space-12) var(--qs-space-16);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);

  &[data-side='own'] {
    justify-self: end;
    inline-size: calc(100% - var(--entry-indent));
    margin-inline: var(--entry-indent) 0;
    background: var(--qs-color-surface-sunken);
  }

  &[data-kind='internal'] {
    border-color: var(--qs-color-border-strong);
    border-style: dashed;
    background: transparent;
  }

  &[data-delivery='sending'] {
    border-style: dotted;
  }

  &[data-delivery='failed'] {
    border-color: var(--qs-color-critical-border);
  }

  @container (inline-size < 30rem) {
    --entry-indent: var(--qs-space-16);
  }

  @media (forced-colors: active) {
    &[data-side='own'] {
      border-inline-end-width: 4px;
    }

    &[data-delivery='failed'] {
      border-width: 2px;
    }
  }
`;

export const EntryNote: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-4);
  padding-block-end: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: var(--qs-line-height-body);
`;

export const EntryHead: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--qs-space-8);
  padding-block-end: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);

  & > strong {
    color: var(--qs-color-text);
    font-size: var(--qs-font-size-14);
    font-weight: var(--qs-font-weight-strong);
  }

  & > time {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
`;

export const EntryBody: StyledElement<'div'> = styled.div`
  /* People write in their own language, and so in its direction. */
  &,
  & > * {
    unicode-bidi: plaintext;
  }

  & > * {
    margin-block: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-8);
  }
`;

export const EntryAttachments: StyledElement<'div'> = styled.div`
  padding-block-start: var(--qs-space-12);
`;

export const DeliveryRow: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);
  padding-block-start: var(--qs-space-8);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);

  & > [role='alert'] {
    display: flex;
    flex: 1 1 12rem;
    gap: var(--qs-space-4);
    min-inline-size: 0;
    color: var(--qs-color-critical-text);
  }
`;

export const EventRow: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--qs-space-8);
  padding-inline: var(--qs-space-16);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  text-align: center;

  & > span {
    unicode-bidi: plaintext;
  }

  & > time {
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
`;

import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { floatingCorner } from '../ScrollToTop/floatingCorner.ts';

export const ToastsRoot: StyledElement<'div'> = styled.div`
  ${floatingCorner}
  --toasts-lift: calc(var(--floating-above) + var(--floating-arrow));

  inset-block-end: var(--toasts-lift);
  z-index: var(--qs-z-toast);
  inline-size: min(25rem, 100vi - var(--floating-edge) - var(--floating-beside));
  /* Clicks between the toasts reach the page. */
  pointer-events: none;

  /* The buttons of a drawer, and the one that follows the figures of a summary, stand in the end corner. */
  @media (width >= 60rem) {
    :root:has([data-drawer], [data-floating='foot']) & {
      --toasts-lift: var(--floating-foot);

      inset-inline: var(--floating-edge) auto;
    }
  }

  /* A drawer leaves no room beside it. */
  @media (width < 60rem) {
    :root:has([data-drawer]) & {
      --toasts-lift: calc(var(--floating-foot) + 5rem);
    }
  }

  @media (width < 600px) {
    inline-size: auto;
    inset-inline-start: var(--floating-edge);
  }
`;

export const ToastRegion: StyledElement<'section'> = styled.section`
  /* Scrolls from its lower end, so that a toast added on top moves nothing. */
  display: flex;
  flex-direction: column-reverse;
  max-block-size: calc(100dvb - var(--toasts-lift) - var(--qs-size-bar) + var(--qs-space-24));
  /* A scroll container clips shadows, so it is larger than its toasts by the size of a shadow. */
  margin: calc(-1 * var(--qs-space-24));
  padding: var(--qs-space-24);
  overflow-y: auto;
  border-radius: var(--qs-radius-card);

  &:focus-visible {
    outline-offset: calc(-1 * var(--qs-space-16));
  }

  & > ol {
    display: grid;
    flex: none;
    gap: var(--qs-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* While the pointer moves from one toast to the next, it has not left them. */
  &[data-held] > ol {
    pointer-events: auto;
  }
`;

/** A block of its own, so that messages do not run together. */
export const AnnouncedToast: StyledElement<'span'> = styled.span`
  display: block;
`;

export const ToastCard: StyledElement<'li'> = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-12);
  padding: var(--qs-space-12);
  padding-inline-start: var(--qs-space-16);
  border: 1px solid var(--toast-border, var(--qs-color-border));
  border-radius: var(--qs-radius-card);
  background: var(--toast-surface, var(--qs-color-surface-raised));
  color: var(--qs-color-text);
  box-shadow: var(--qs-shadow-overlay);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: qs-toast var(--qs-duration-enter) var(--qs-ease-out);

  &:focus-visible {
    outline-offset: -2px;
  }

  /* Only a toast that needs the user has a surface of its own. */
  &[data-tone='critical'] {
    --toast-border: var(--qs-color-critical-text);
    --toast-surface: var(--qs-color-critical-surface);
    --toast-text: var(--qs-color-critical-text);

    /* An edge, which forced colours keep. */
    border-inline-start-width: var(--qs-space-4);
    padding-inline-start: calc(var(--qs-space-12) + 1px);
  }

  &[data-tone='caution'] {
    --toast-border: var(--qs-color-caution-border);
    --toast-surface: var(--qs-color-caution-surface);
    --toast-text: var(--qs-color-caution-text);
  }

  &[data-tone='positive'] {
    --toast-text: var(--qs-color-positive-text);
  }

  &[data-tone='info'] {
    --toast-text: var(--qs-color-info-text);
  }

  /* New text that arrived while the size is held. */
  &[data-cut] > div {
    align-self: stretch;
    overflow-y: auto;
  }

  & > svg {
    flex: none;
    color: var(--toast-text);
  }

  /* The dismiss button aligns with the first line and keeps its touch target. */
  & > button {
    margin-block: calc((1em * var(--qs-line-height-body) - var(--qs-size-control-compact)) / 2);
    inline-size: var(--qs-size-control-compact);
    block-size: var(--qs-size-control-compact);
  }

  /* Visible from the first frame, because it can be clicked from the first frame. */
  @keyframes qs-toast {
    from {
      transform: translateY(8px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const ToastBody: StyledElement<'div'> = styled.div`
  flex: 1;
  min-inline-size: 0;

  & strong {
    display: block;
    font-weight: var(--qs-font-weight-strong);
  }

  & > button {
    margin-block-start: var(--qs-space-8);
  }
`;

export const ToastCount: StyledElement<'span'> = styled.span`
  display: inline-block;
  margin-inline-start: var(--qs-space-8);
  padding: 0 var(--qs-space-8);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-pressed);
  font-size: var(--qs-font-size-12);
  font-variant-numeric: tabular-nums;
  font-weight: var(--qs-font-weight-medium);

  @media (forced-colors: active) {
    border: 1px solid currentcolor;
  }
`;

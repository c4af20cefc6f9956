import type { MouseEvent as ReactMouseEvent } from 'react';

const MIDDLE_BUTTON = 1;
const controls =
  'a, button, input, select, textarea, label, summary, [tabindex], [data-cell="select"], [data-cell="actions"]';

/** The link that a click in a row follows. None if the click was on a control, or ended a selection of text. */
function linkOfClick({ target, currentTarget }: ReactMouseEvent): HTMLAnchorElement | undefined {
  // A click in a popover of the row arrives through React, but is not inside the table.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  const row = target.closest('tr');
  // A control outside the row does not belong to it.
  if (!row || row.contains(target.closest(controls))) return undefined;
  const selected = window.getSelection();
  if (selected?.type === 'Range' && selected.containsNode(row, true)) return undefined;
  return row.querySelector<HTMLAnchorElement>('[data-cell="header"] a[href]') ?? undefined;
}

/** Follows the row's link as if the click had been on it, so that the router and the browser treat it the same. */
export function followRowLink(event: ReactMouseEvent): void {
  if (event.defaultPrevented || (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON)) return;
  const link = linkOfClick(event);
  if (!link) return;
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey, button }),
  );
}

/** Keeps the middle button from starting to scroll where it opens a link. */
export function keepMiddleButton(event: ReactMouseEvent): void {
  if (event.button === MIDDLE_BUTTON && linkOfClick(event)) event.preventDefault();
}

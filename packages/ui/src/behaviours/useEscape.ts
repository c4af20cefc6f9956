'use client';
import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from './isComposing.ts';

type Layer = RefObject<Element | null>;

/** The open layers of the page that close on Escape, in the order of opening. Modal dialogs are not among them. */
const openLayers: Layer[] = [];

function closes(event: globalThis.KeyboardEvent | KeyboardEvent, layer: Layer): boolean {
  return (
    event.key === 'Escape' && !event.defaultPrevented && !isComposing(event) && openLayers.at(-1) === layer
  );
}

/**
 * Calls `onEscape` when the user presses Escape while `open` is true and nothing has opened above. `layer` is the ref
 * of an element of the open layer: while a modal dialog makes it inert, the dialog takes the key. Returns a handler for
 * the key events of the root, so that a dialog around it stays open.
 */
export function useEscape(open: boolean, layer: Layer, onEscape: () => void): (event: KeyboardEvent) => void {
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!closes(event, layer)) return;
    if (layer.current?.closest('[inert]')) return;
    event.preventDefault();
    onEscape();
  });

  useEffect(() => {
    if (!open) return undefined;
    openLayers.push(layer);
    // On the document, because not every browser focuses a button that is clicked.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      openLayers.splice(openLayers.indexOf(layer), 1);
    };
  }, [open, layer]);

  return (event) => {
    if (!open || !closes(event, layer)) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
}

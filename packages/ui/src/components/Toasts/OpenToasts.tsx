'use client';
import type { JSX, RefObject } from 'react';
import { ToastLine } from './ToastLine.tsx';
import type { ToastsLabels } from './Toasts.labels.ts';
import { ToastRegion } from './Toasts.styles.ts';
import type { Toast, ToastDismissReason } from './Toasts.types.ts';
import { useHeldPlaces } from './useHeldPlaces.ts';
import { usePauseWhileInteracting } from './usePauseWhileInteracting.ts';
import { usePageHidden } from './usePageHidden.ts';
import type { ToastFocus } from './useToastFocus.ts';

type OpenToastsProps = ToastFocus & {
  regionRef: RefObject<HTMLElement | null>;
  shown: readonly Toast[];
  onDismiss: (id: string, reason: ToastDismissReason) => void;
  timeOutSeconds: number;
  text: ToastsLabels;
};

/**
 * The open toasts, newest on top. While the pointer or focus is on one, none moves; then, and while the page is
 * hidden, their timers pause.
 */
export function OpenToasts({
  regionRef,
  shown,
  text,
  handleFocus,
  handleBlur,
  handleKeyDown,
  ...rest
}: OpenToastsProps): JSX.Element {
  const pause = usePauseWhileInteracting();
  const isPageHidden = usePageHidden();
  const { places, keepRoomOf } = useHeldPlaces(regionRef, shown, pause.isPaused);
  return (
    <ToastRegion
      ref={regionRef}
      aria-label={text.region}
      tabIndex={-1}
      {...(pause.isPaused && { 'data-held': '' })}
      onPointerEnter={pause.handlePointerEnter}
      onPointerLeave={pause.handlePointerLeave}
      onPointerDown={pause.handlePointerDown}
      onFocus={(event) => {
        pause.handleFocus(event);
        handleFocus(event);
      }}
      onBlur={(event) => {
        pause.handleBlur();
        handleBlur(event);
      }}
      onKeyDown={handleKeyDown}
    >
      <ol>
        {places
          .toReversed()
          .map(({ id, toast }) =>
            toast ? (
              <ToastLine
                key={id}
                {...rest}
                toast={toast}
                isPaused={pause.isPaused || isPageHidden}
                text={text}
              />
            ) : (
              <li key={id} ref={keepRoomOf(id)} aria-hidden="true" />
            ),
          )}
      </ol>
    </ToastRegion>
  );
}

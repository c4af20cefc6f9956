'use client';
import { useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { OpenToasts } from './OpenToasts.tsx';
import { defaultToastsLabels, type ToastsLabels } from './Toasts.labels.ts';
import { AnnouncedToast, ToastsRoot } from './Toasts.styles.ts';
import type { Toast, ToastDismissReason } from './Toasts.types.ts';
import { maxToasts } from './toastTransition.ts';
import { toastAnnouncement } from './toastAnnouncement.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastAnnouncements } from './useToastAnnouncements.ts';

export type { ToastsLabels } from './Toasts.labels.ts';
export type { Toast, ToastAction, ToastDismissReason, ToastTone } from './Toasts.types.ts';
export { emptyToastQueue, maxToasts, toastTransition } from './toastTransition.ts';
export type { NewToast, QueuedToast, ToastQueue, ToastQueueEvent } from './toastTransition.ts';
export { useToasts } from './useToasts.ts';
export type { ToastsState } from './useToasts.ts';

/** `toasts` are oldest first, and five of them are shown. The caller queues the rest, as `useToasts` does. */
export type ToastsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The open toasts, oldest first. Five of them are shown. */
  toasts: readonly Toast[];
  /** Called when a toast should go away, with the reason. */
  onDismiss: (id: string, reason: ToastDismissReason) => void;
  /**
   * The time that a toast without an action stays open, unless it is critical or lasting. The timer pauses under the
   * pointer. Default 8.
   */
  timeOutSeconds?: number;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ToastsLabels>;
};

/**
 * Short messages in the lower end corner, the newest on top, so that none moves when another arrives. Render it
 * once and always, even without toasts: a live region must exist before its content. F6 moves focus to the region
 * and back. Escape dismisses the focused toast, or moves focus back. It stays reachable above an open dialog. Set
 * `--qs-corner-taken-inline` and `--qs-corner-taken-block` on the page's root to keep it, the scroll-to-top button
 * and the chat button clear of a third-party window.
 */
export function Toasts({ toasts, onDismiss, timeOutSeconds = 8, labels, ...rest }: ToastsProps): JSX.Element {
  const text = useLabels('Toasts', defaultToastsLabels, labels);
  const regionRef = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, maxToasts);
  const announcements = useToastAnnouncements(shown);
  const focus = useToastFocus(regionRef);
  return (
    <ToastsRoot
      {...rest}
      data-react-aria-top-layer
      data-floating="toasts"
      data-state={shown.length > 0 ? 'open' : 'empty'}
    >
      <LiveRegion
        as="output"
        announcements={announcements.filter(({ tone }) => tone !== 'critical')}
        text={text}
      />
      <LiveRegion
        role="alert"
        announcements={announcements.filter(({ tone }) => tone === 'critical')}
        text={text}
      />
      {shown.length > 0 && (
        <OpenToasts
          regionRef={regionRef}
          shown={shown}
          onDismiss={onDismiss}
          timeOutSeconds={timeOutSeconds}
          text={text}
          {...focus}
        />
      )}
    </ToastsRoot>
  );
}

type LiveRegionProps = { as?: 'output'; role?: 'alert'; announcements: readonly Toast[]; text: ToastsLabels };

/** A live region. Each toast is an element in it, so that only new ones are announced. */
function LiveRegion({ announcements, text, ...region }: LiveRegionProps): JSX.Element {
  return (
    <VisuallyHidden {...region} aria-atomic="false">
      {announcements.map((toast) => (
        <AnnouncedToast key={`${toast.id} ${toast.count}`}>{toastAnnouncement(toast, text)} </AnnouncedToast>
      ))}
    </VisuallyHidden>
  );
}

'use client';
import { useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { OpenToasts } from './OpenToasts.tsx';
import { defaultToastsLabels, type ToastsLabels } from './Toasts.labels.ts';
import { SpokenToast, ToastsRoot } from './Toasts.styles.ts';
import type { Toast, ToastDismissReason } from './Toasts.types.ts';
import { maxToasts } from './toastTransition.ts';
import { spokenWords } from './toastWords.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastNews } from './useToastNews.ts';

export type { ToastsLabels } from './Toasts.labels.ts';
export type { Toast, ToastAction, ToastDismissReason, ToastTone } from './Toasts.types.ts';
export { emptyToastQueue, maxToasts, toastTransition } from './toastTransition.ts';
export type { NewToast, QueuedToast, ToastQueue, ToastQueueEvent } from './toastTransition.ts';
export { useToasts } from './useToasts.ts';
export type { ToastsState } from './useToasts.ts';

/** `toasts` are given oldest first, of which five are drawn: who holds them lets the sixth wait, as `useToasts` does. */
export type ToastsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  toasts: readonly Toast[];
  onDismiss: (id: string, reason: ToastDismissReason) => void;
  /** How long a toast without action stays, but a critical or a lasting one; the time stands still under the pointer. Default 8. */
  timeOutSeconds?: number;
  labels?: Partial<ToastsLabels>;
};

/**
 * News that is over when it is said, in the page's lower end corner, the newest on top, so that none moves when another
 * arrives. Draw it once, always, even without toasts: what reads them out must be there before them. F6 leads there and back, Escape
 * dismisses the toast with the focus, or leads back. It stays within reach over an open dialog. `--qs-corner-taken-inline`
 * and `--qs-corner-taken-block` on the page's root keep it, the arrow and the chat's button off a window of somebody else.
 */
export function Toasts({ toasts, onDismiss, timeOutSeconds = 8, labels, ...rest }: ToastsProps): JSX.Element {
  const text = useLabels('Toasts', defaultToastsLabels, labels);
  const regionRef = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, maxToasts);
  const news = useToastNews(shown);
  const focus = useToastFocus(regionRef);
  return (
    <ToastsRoot
      {...rest}
      data-react-aria-top-layer
      data-floating="toasts"
      data-state={shown.length > 0 ? 'open' : 'empty'}
    >
      <News as="output" news={news.filter(({ tone }) => tone !== 'critical')} text={text} />
      <News role="alert" news={news.filter(({ tone }) => tone === 'critical')} text={text} />
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

type NewsProps = { as?: 'output'; role?: 'alert'; news: readonly Toast[]; text: ToastsLabels };

/** One live region; each toast is an element of it, so that only what is new is read out. */
function News({ news, text, ...region }: NewsProps): JSX.Element {
  return (
    <VisuallyHidden {...region} aria-atomic="false">
      {news.map((toast) => (
        <SpokenToast key={`${toast.id} ${toast.count}`}>{spokenWords(toast, text)} </SpokenToast>
      ))}
    </VisuallyHidden>
  );
}

'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { mediaQuery } from '../../behaviours/browserFeatures.ts';
import { focusHeading } from '../../behaviours/focusPage.ts';
import { arrowUpIcon } from '../../icons/arrowUpIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ArrowButton } from './ScrollToTop.styles.ts';

export { useScrolledPast } from './useScrolledPast.ts';

/** The button's accessible name. */
export type ScrollToTopLabels = {
  /** The accessible name of the button. */
  scrollToTop: string;
};

/** A native button's attributes, and whether it is shown. */
export type ScrollToTopProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> & {
  /** Usually `useScrolledPast()`: true once the page is scrolled more than 20 px. */
  visible: boolean;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ScrollToTopLabels>;
};

const defaultLabels: ScrollToTopLabels = { scrollToTop: 'Scroll to top' };

/**
 * A button in the lower end corner that scrolls to the top, smoothly unless the user prefers reduced motion, and
 * focuses the page heading. Call `preventDefault()` in `onClick` to replace that.
 */
export function ScrollToTop({ visible, labels, onClick, ...rest }: ScrollToTopProps): JSX.Element {
  const text = useLabels('ScrollToTop', defaultLabels, labels);
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const still = mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
    // On the element, because jsdom does not implement `window.scrollTo`.
    document.scrollingElement?.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    focusHeading();
  }
  return (
    <ArrowButton
      aria-label={text.scrollToTop}
      title={text.scrollToTop}
      {...rest}
      type="button"
      data-floating="arrow"
      data-state={visible ? 'visible' : 'hidden'}
      onClick={handleClick}
    >
      <Icon icon={arrowUpIcon} />
    </ArrowButton>
  );
}

import type { JSX, MouseEvent } from 'react';
import { fn, type Mock } from 'storybook/test';
import type { LinkComponentProps } from '../packages/ui/src/theme/LinkComponent.ts';

/** Called with the address of each link that is followed. */
export const followed: Mock<(href: string) => void> = fn();

/** A link like a router's. It does not leave the page, and calls `followed`. */
export function StoryLink({ children, onClick, href, ...rest }: LinkComponentProps): JSX.Element {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    event.preventDefault();
    followed(href);
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

import type { JSX, MouseEvent } from 'react';
import { fn, type Mock } from 'storybook/test';
import type { LinkComponentProps } from '../packages/ui/src/theme/LinkComponent.ts';

/** The addresses of the links that were followed. */
export const followed: Mock<(href: string) => void> = fn();

/** A link as a router draws it: it leaves the page where it is, and says where it would have gone. */
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

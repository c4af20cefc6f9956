import type { JSX } from 'react';
import { type Mock } from 'storybook/test';
import type { LinkComponentProps } from '../packages/ui/src/theme/LinkComponent.ts';
/** The addresses of the links that were followed. */
export declare const followed: Mock<(href: string) => void>;
/** A link as a router draws it: it leaves the page where it is, and says where it would have gone. */
export declare function StoryLink({ children, onClick, href, ...rest }: LinkComponentProps): JSX.Element;
//# sourceMappingURL=StoryLink.d.ts.map
'use client';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  type Ref,
} from 'react';

/** What every link of ours gives the component that draws it: an anchor's attributes, with an address. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** Draws internal links; it must render one `<a>` and pass on `ref` and everything else it is given. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

/** Holds the link component; without a provider, links are plain `<a>`. */
export const LinkComponentContext: Context<LinkComponent> = createContext<LinkComponent>('a');

/** The component that draws internal links here. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext);
}

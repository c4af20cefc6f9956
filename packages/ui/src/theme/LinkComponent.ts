import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What every link of ours gives the component that draws it: an anchor's attributes, with an address. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Draws internal links; it must render one `<a>` and pass on `ref` and everything else it is given. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

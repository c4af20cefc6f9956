import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** The props of the link component: an anchor's attributes, with an address. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The address of a page of the application. */
  href: string;
  /** Receives the `<a>` element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Renders internal links. It must render one `<a>` and pass on `ref` and all other props. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

import { type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type JSX, type PropsWithChildren } from 'react';
/** A docs page in the toolbar's theme and view. It is the only thing that sets them on the page itself. */
export declare function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>): JSX.Element;
//# sourceMappingURL=DocsPage.d.ts.map
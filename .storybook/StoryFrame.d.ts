import { type JSX } from 'react';
import type { Channel } from 'storybook/internal/channels';
/** How large a story's own page is in the docs, in pixels; without a width it is as wide as the docs are. */
export type FrameSize = {
    height: number;
    width?: number;
};
type Args = Record<string, unknown>;
type StoryFrameProps = {
    id: string;
    title: string;
    size: FrameSize;
    /** The toolbar's values, by name. */
    globals: Record<string, string>;
    /** What the controls have changed. */
    changedArgs: Args;
};
declare global {
    interface Window {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    }
}
/**
 * A story in a page of its own inside the docs, for what is fixed to the page, covers it or fills it. It follows the
 * toolbar and the controls, and is drawn smaller when it is wider than the docs.
 */
export declare function StoryFrame({ id, title, size, globals, changedArgs }: StoryFrameProps): JSX.Element;
export {};
//# sourceMappingURL=StoryFrame.d.ts.map
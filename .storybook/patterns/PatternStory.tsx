import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type JSX } from 'react';
import { StoryFrame } from '../StoryFrame.tsx';
import { useToolbarGlobals } from '../useToolbarGlobals.ts';

const unchanged = {};

/** One state of a pattern, as wide as a laptop, in the toolbar's theme and view. */
export function PatternStory({
  id,
  title,
  height = 860,
}: {
  id: string;
  title: string;
  height?: number;
}): JSX.Element {
  const { theme = 'light', view = 'apollo' } = useToolbarGlobals(useContext(DocsContext).channel);
  return (
    <div className="sb-unstyled" style={{ marginBlock: 24 }}>
      <StoryFrame
        id={id}
        title={title}
        size={{ width: 1280, height }}
        globals={{ theme, view }}
        changedArgs={unchanged}
      />
    </div>
  );
}

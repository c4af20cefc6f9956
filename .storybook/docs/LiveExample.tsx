import { use, useMemo, type JSX } from 'react';
import { ThemeScope } from '../../packages/ui/src/theme/ThemeScope.tsx';
import { LookContext } from '../LookContext.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { examplesOf } from './examples.ts';

type LiveExampleProps = { name: string; side: 'Do' | 'Dont' };

/** One side of a component's examples, in the appearance of the page. Nothing for a component without any. */
export function LiveExample({ name, side }: LiveExampleProps): JSX.Element | null {
  const look = use(LookContext);
  const args = useMemo(() => ({ name, side }), [name, side]);
  const globals = useMemo(() => ({ ...look }), [look]);
  const example = examplesOf(name);
  if (!example) return null;
  const Example = example[side];
  return (
    <div className="guide-example">
      {example.frameHeight === undefined ? (
        <ThemeScope {...look} style={{ padding: 24 }}>
          <Example />
        </ThemeScope>
      ) : (
        <StoryFrame
          id="docs-example--framed"
          title={`${name}: ${side === 'Do' ? 'do' : 'don’t'}`}
          size={{ height: example.frameHeight }}
          globals={globals}
          changedArgs={args}
        />
      )}
    </div>
  );
}

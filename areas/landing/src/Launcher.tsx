import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Tile } from '@quayside/ui/Tile';
import { TileGrid } from '@quayside/ui/TileGrid';
import { useId, type JSX, type ReactNode } from 'react';
import type { Landing } from './api.ts';
import type { Product } from './products.ts';
import { sectionHeading } from './textStyles.ts';
import { useIsNarrow } from '@quayside/shared/useIsNarrow.ts';

/** The products that a user may open, each with one live fact. It works without the facts too. */
export function Launcher({
  products,
  state,
}: {
  products: readonly Product[];
  state: AsyncContentState<Landing>;
}): JSX.Element {
  const id = useId();
  const isNarrow = useIsNarrow();
  const landing = 'data' in state ? state.data : undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} style={sectionHeading}>
        Your products
      </h2>
      <TileGrid>
        {products.map(({ href, title, text, icon, fact, isLong }) => (
          <Tile
            key={href}
            href={href}
            title={title}
            headingLevel={3}
            icon={icon}
            style={{ paddingBlock: '0.75rem' }}
            text={
              <Reserved lines={isLong && isNarrow ? 2 : 1}>
                {fact !== undefined && state.status === 'loading' ? (
                  <Skeleton length="medium" lines={isLong && isNarrow ? 2 : 1} />
                ) : (
                  ((landing && fact?.(landing)) ?? text)
                )}
              </Reserved>
            }
          />
        ))}
      </TileGrid>
    </section>
  );
}

/** As tall as so many lines, however long the text is that comes. */
function Reserved({ lines, children }: { lines: number; children: ReactNode }): JSX.Element {
  return <span style={{ display: 'block', minBlockSize: `${lines}lh` }}>{children}</span>;
}

import type { CSSProperties, JSX, ReactNode } from 'react';

/** The height that is reserved for a card, in rem: that of a chart, or of five pins. */
const heights = { regular: '22rem', tall: '29rem' };

/** A card, and the height that it has with its data. */
export interface CardSlotProps {
  /** Default `regular`. */
  size?: keyof typeof heights;
  children: ReactNode;
}

/** The place of one card. It is as tall as the card with its data, so that nothing moves when the data arrives. */
export function CardSlot({ size = 'regular', children }: CardSlotProps): JSX.Element {
  const style: CSSProperties = { display: 'grid', minBlockSize: heights[size] };
  return <div style={style}>{children}</div>;
}

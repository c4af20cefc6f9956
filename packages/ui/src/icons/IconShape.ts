/** A picture of our own: one path on a grid of 20, drawn with a line of 1.5. */
export interface IconShape {
  /** The `d` of its one path. */
  readonly path: string;
  /** It points along the text, so that it is mirrored where text runs from right to left. */
  readonly directional?: true;
}

/** An icon: one path on a 20 × 20 grid, with a 1.5 px stroke. */
export interface IconShape {
  /** The `d` attribute of the path. */
  readonly path: string;
  /** Mirrored in right-to-left text, because it points along the text. */
  readonly directional?: true;
}

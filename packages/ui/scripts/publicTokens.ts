/** The groups of tokens that only other tokens refer to. They have no custom property. */
export const scales: readonly string[] = ['palette', 'accent-scale', 'series-scale', 'surface-scale'];

/** Returns whether a token has a custom property, by its name in the token files. */
export function isPublic(id: string): boolean {
  return !scales.some((scale) => id.startsWith(`${scale}.`));
}

export function customPropertyOf(id: string): string {
  return `--qs-${id.replaceAll('.', '-')}`;
}

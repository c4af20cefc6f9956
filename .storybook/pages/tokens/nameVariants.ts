import type { Variant } from '../../../packages/ui/scripts/listTokens.ts';

const whole: readonly { name: string; of: readonly Variant[] }[] = [
  { name: 'Light', of: ['light apollo', 'light artemis'] },
  { name: 'Dark', of: ['dark apollo', 'dark artemis'] },
  { name: 'Apollo', of: ['light apollo', 'dark apollo'] },
  { name: 'Artemis', of: ['light artemis', 'dark artemis'] },
];

/** The name of the variants that share a value: `Light` when both views do, otherwise each by itself. */
export function nameVariants(variants: readonly Variant[]): string {
  const both = whole.find(
    ({ of }) => of.length === variants.length && of.every((variant) => variants.includes(variant)),
  );
  return both?.name ?? variants.map(nameVariant).join('; ');
}

function nameVariant(variant: Variant): string {
  const words = variant.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(', ');
}

import { numberOf, pick } from '../../world/chance.ts';

export interface Provider {
  readonly id: string;
  readonly name: string;
}

export const providers: readonly Provider[] = [
  { id: 'ashdown', name: 'Ashdown Telephone' },
  { id: 'brightcall', name: 'Brightcall' },
  { id: 'copperline', name: 'Copperline' },
  { id: 'harbour', name: 'Harbour Lines' },
  { id: 'kestrel', name: 'Kestrel Communications' },
  { id: 'northern', name: 'Northern Exchange' },
  { id: 'penline', name: 'Penline Voice' },
  { id: 'tideway', name: 'Tideway Telecom' },
];

export function providerOf(id: string): Provider | undefined {
  return providers.find((provider) => provider.id === id);
}

/** The provider to which the regulator gave the range of a number. Every 10,000 numbers belong to one. */
export function rangeHolderOf(number: number): Provider {
  const block = String(Math.floor(number / 10_000));
  return pick(providers, numberOf(`${block} holder`, providers.length));
}

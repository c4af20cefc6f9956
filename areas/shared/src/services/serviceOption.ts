import type { ComboboxOption } from '@quayside/ui/Combobox';
import type { FoundService } from './api.ts';

/** Services that the user may want, under a heading. */
export interface SuggestedServices {
  readonly heading: string;
  readonly services: readonly FoundService[];
}

const healthMarks: Readonly<Record<FoundService['health'], string>> = {
  up: '',
  degraded: 'Degraded',
  down: 'Down',
  none: '',
};

/** Returns the A end of a service: its site and postcode, as far as they are known. */
export function siteOf({ aEnd: { name, postcode } }: FoundService): string {
  return [name, postcode].filter((part) => part !== '').join(', ');
}

/** A service as an option: its name, and below it the details that distinguish services with the same name. */
export function serviceOption(service: FoundService): ComboboxOption {
  const { id, name, product, health } = service;
  const facts = [healthMarks[health], id, product, siteOf(service)];
  return { id, label: name, description: facts.filter((fact) => fact !== '').join(' · ') };
}

/** The suggested services as options, each service once, under the first heading that has it. */
export function suggestedOptions(suggestions: readonly SuggestedServices[]): ComboboxOption[] {
  const options = new Map<string, ComboboxOption>();
  for (const { heading, services } of suggestions)
    for (const service of services)
      if (!options.has(service.id)) options.set(service.id, { ...serviceOption(service), group: heading });
  return Array.from(options.values());
}

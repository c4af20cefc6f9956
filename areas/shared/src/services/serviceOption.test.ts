import { expect, it } from 'vitest';
import type { FoundService } from './api.ts';
import { serviceOption, suggestedOptions } from './serviceOption.ts';

const service: FoundService = {
  id: 'QS-104200',
  name: 'Bristol Temple Quay 1 Gbps',
  product: 'Internet Access',
  health: 'up',
  aEnd: { name: 'Bristol Temple Quay', postcode: 'BS1 6DZ' },
};

it('A service as an option shows the details that distinguish it from others of the same name, and that it is down', () => {
  expect(serviceOption(service)).toEqual({
    id: 'QS-104200',
    label: 'Bristol Temple Quay 1 Gbps',
    description: 'QS-104200 · Internet Access · Bristol Temple Quay, BS1 6DZ',
  });
  expect(serviceOption({ ...service, health: 'down' }).description).toMatch(/^Down · QS-104200/);
});

it('A service with two reasons to be suggested is one option, under the first heading', () => {
  const other = { ...service, id: 'QS-2' };
  const options = suggestedOptions([
    { heading: 'Down now', services: [service] },
    { heading: 'Recent', services: [other, service] },
  ]);
  expect(options.map(({ id, group }) => [id, group])).toEqual([
    ['QS-104200', 'Down now'],
    ['QS-2', 'Recent'],
  ]);
});

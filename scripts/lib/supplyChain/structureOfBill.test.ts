import { expect, it } from 'vitest';
import type { Bill } from './billOfMaterials.ts';
import { faultsOfBill } from './structureOfBill.ts';

const own = { 'bom-ref': 'pkg:npm/%40quayside/portal@0.0.0' };
const part = (name: string, version = '1.0.0') => ({
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  'bom-ref': `pkg:npm/${name}@${version}`,
  licenses: [{ license: { id: 'MIT' } }],
});
const left = part('left');
const scoped = { ...part('%40some/right'), group: '@some', name: 'right' };
const good: Bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: 'urn:uuid:88e6235f-215e-4302-a25c-d3da3e81e87d',
  version: 1,
  metadata: { timestamp: '2026-11-22T00:39:29.786Z', component: own },
  components: [left, scoped],
  dependencies: [
    { ref: own['bom-ref'], dependsOn: [left.purl] },
    { ref: left.purl, dependsOn: [scoped.purl] },
    { ref: scoped.purl },
  ],
};

it('finds nothing in a bill that is in order', () => {
  expect(faultsOfBill(good)).toEqual([]);
});

it('finds nothing in a licence that is an expression, nor in a package of our own', () => {
  const licenses = [{ expression: '(MPL-2.0 OR Apache-2.0)' }];
  const ui = part('%40quayside/ui');
  const ours = { ...ui, group: '@quayside', name: 'ui', licenses: [{ license: { name: 'UNLICENSED' } }] };
  const relations = [...good.dependencies, { ref: ui.purl }];
  const bill = { ...good, components: [{ ...left, licenses }, scoped, ours], dependencies: relations };
  expect(faultsOfBill(bill)).toEqual([]);
});

it.each<[string, Partial<Bill>, string]>([
  ['another format', { bomFormat: 'SPDX' }, 'says "SPDX"'],
  ['another version of the format', { specVersion: '1.4' }, 'says "1.4"'],
  ['a number that is none', { serialNumber: '7' }, 'says "7"'],
  ['a time that is none', { metadata: { timestamp: 'today', component: own } }, 'says "today"'],
  [
    'an address of something else',
    { components: [{ ...left, version: '2.0.0' }, scoped] },
    'has another address',
  ],
  ['a component twice', { components: [left, left, scoped] }, 'is listed twice'],
  ['a component without a licence', { components: [{ ...left, licenses: [] }, scoped] }, 'names no licence'],
  [
    'a component whose licence has no SPDX id',
    { components: [{ ...left, licenses: [{ license: { name: 'See the website' } }] }, scoped] },
    'names no licence',
  ],
  ['a relation twice', { dependencies: [...good.dependencies, { ref: left.purl }] }, 'dependencies twice'],
  [
    'the same dependency twice',
    { dependencies: [{ ref: own['bom-ref'], dependsOn: [left.purl, left.purl] }, { ref: scoped.purl }] },
    'depends twice on',
  ],
  ['a dependency that is not listed', { components: [left] }, 'is related and not listed'],
  [
    'a component that nothing leads to',
    { components: [left, scoped, part('lost')] },
    'listed and not related',
  ],
])('finds %s', (_name, change, words) => {
  expect(faultsOfBill({ ...good, ...change }).join('\n')).toContain(words);
});

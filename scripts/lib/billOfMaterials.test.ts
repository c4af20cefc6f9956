import { expect, test } from 'vitest';
import { billFaults } from './billOfMaterials.ts';

const component = (name: string, licenses: unknown[] = [{ license: { id: 'MIT' } }]) => {
  const purl = `pkg:npm/${name}@1.0.0`;
  return { type: 'library', name, version: '1.0.0', purl, 'bom-ref': purl, licenses };
};

test('billFaults accepts a bill that lists every bundled package with a licence', () => {
  expect(billFaults({ components: [component('axios')] }, [{ name: 'axios', version: '1.0.0' }])).toEqual([]);
});

test('billFaults names a component without a licence', () => {
  expect(billFaults({ components: [component('axios', [])] }, [])).toEqual([
    'pkg:npm/axios@1.0.0 has no licence.',
  ]);
});

test('billFaults names a bundled package that the bill lists in another version or not at all', () => {
  const bundled = [
    { name: 'axios', version: '2.0.0' },
    { name: '@scope/jose', version: '1.0.0' },
  ];
  expect(billFaults({ components: [component('axios')] }, bundled)).toEqual([
    expect.stringContaining('axios@2.0.0'),
    expect.stringContaining('@scope/jose@1.0.0'),
  ]);
});

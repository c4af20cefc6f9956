import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { missingFrom, writeBill } from '../scripts/lib/supplyChain/billOfMaterials.ts';
import { bundledPackages } from '../scripts/lib/supplyChain/bundledPackages.ts';
import { faultsOfBill } from '../scripts/lib/supplyChain/structureOfBill.ts';

test('The bill of materials names every third-party package in the portal’s files, and no build tool', async () => {
  test.setTimeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-sbom-'));
  try {
    const bill = await writeBill('portal', folder);
    const bundled = await bundledPackages();
    expect(bundled.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react-dom', 'axios', 'jose', 'dompurify', '@fontsource-variable/geist']),
    );
    expect(missingFrom(bill, bundled)).toEqual([]);
    expect(missingFrom(bill, [{ name: 'react-dom', version: '0.0.0' }])).toEqual(['react-dom@0.0.0']);
    expect(faultsOfBill(bill)).toEqual([]);
    const names = bill.components.map(({ name }) => name);
    expect(names.filter((name) => ['vite', 'vitest', 'playwright', 'typescript'].includes(name))).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'portal.cdx.json'), 'utf8'))).toEqual(bill);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('The bill of materials names the licence of every component as its package states it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-sbom-'));
  try {
    const { components } = await writeBill('portal', folder);
    const licenceOf = (name: string) =>
      components.find((component) => component.name === name)?.licenses?.[0] ?? 'not named';
    expect(licenceOf('react-dom')).toEqual({ license: { id: 'MIT' } });
    expect(licenceOf('oidc-client-ts')).toEqual({ license: { id: 'Apache-2.0' } });
    expect(licenceOf('dompurify')).toEqual({ expression: '(MPL-2.0 OR Apache-2.0)' });
    expect(licenceOf('geist')).toEqual({ license: { id: 'OFL-1.1' } });
    expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const [name, expected, library] of [
  ['ui', 'react-aria-components', '@quayside/ui'],
  ['portal-core', 'oidc-client-ts', '@quayside/portal-core'],
] as const) {
  test(`The bill of materials of ${library} is well formed and names its dependencies`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-sbom-'));
    try {
      const bill = await writeBill(name, folder);
      expect(faultsOfBill(bill)).toEqual([]);
      expect(bill.metadata.component['bom-ref']).toMatch(`pkg:npm/${library.replace('@', '%40')}@`);
      expect(bill.components.map((component) => component.name)).toContain(expected);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

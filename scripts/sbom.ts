import { join } from 'node:path';
import { commandArguments, fail, root } from './lib/settings.ts';
import { missingFrom, writeBill } from './lib/supplyChain/billOfMaterials.ts';
import { bundledPackages } from './lib/supplyChain/bundledPackages.ts';
import { faultsOfBill } from './lib/supplyChain/structureOfBill.ts';

/** Writes what is shipped, and what of others is in it, as bills of materials (CycloneDX): the portal's, and each package's. */
commandArguments([]);

const folder = join(root, 'sbom');
for (const shipped of ['portal', 'ui', 'portal-core'] as const) {
  const bill = await writeBill(shipped, folder);
  const faults = faultsOfBill(bill);
  if (faults.length > 0) fail(`The bill of ${shipped} is not in order:\n${faults.join('\n')}`);
  console.log(`sbom/${shipped}.cdx.json: ${bill.components.length} components`);
  if (shipped !== 'portal') continue;
  const missing = missingFrom(bill, await bundledPackages());
  if (missing.length > 0)
    fail(`The portal's bill does not name what is in its files: ${missing.join(', ')}.`);
}

import { join } from 'node:path';
import { billFaults, writeBill } from './lib/billOfMaterials.ts';
import { bundledPackages } from './lib/bundledPackages.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';
import { publishedPackages } from '../tools/harness/packages/packed.ts';

/** Writes a CycloneDX bill of materials for the portal and each package to `sbom/`. */
commandArguments([]);

for (const name of ['portal', ...publishedPackages] as const) {
  const bill = await writeBill(name, join(root, 'sbom'));
  const faults = billFaults(bill, name === 'portal' ? await bundledPackages() : []);
  if (faults.length > 0) fail(`The bill of materials of ${name} is incomplete:\n${faults.join('\n')}`);
  console.log(`sbom/${name}.cdx.json: ${bill.components.length} components`);
}

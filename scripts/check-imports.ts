import { handMadeInPortal } from '../tools/addresses/handMadeAddresses.ts';
import { checkImports } from '../tools/imports/checkImports.ts';
import { fail, root } from '../tools/harness/settings.ts';

const { files, violations } = await checkImports(root);
for (const violation of violations) console.error(violation);
if (violations.length > 0) fail(`${violations.length} import(s) outside the import table (ARCHITECTURE.md).`);

const addresses = handMadeInPortal(root);
for (const address of addresses) console.error(address);
if (addresses.length > 0)
  fail(
    `${addresses.length} address(es) of the portal are built by hand. Take \`href\` of a path in packages/contract/src/paths.`,
  );
console.log(`${files} files keep to the import table, and every address of the portal is built by its path.`);

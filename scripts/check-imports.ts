import { checkImports } from '../tools/imports/checkImports.ts';
import { fail, root } from './lib/settings.ts';

const { files, violations } = await checkImports(root);
for (const violation of violations) console.error(violation);
if (violations.length > 0) fail(`${violations.length} import(s) outside the import table (ARCHITECTURE.md).`);
console.log(`${files} files keep to the import table.`);

import type { Bill } from './billOfMaterials.ts';

/**
 * What a reader of CycloneDX 1.6 would stumble over, one sentence each: a head that is not that format's, a component that is not what its address says, that
 * names no licence or is there twice, and relations between what is not listed.
 */
export function faultsOfBill(bill: Bill): string[] {
  const listed = [bill.metadata.component, ...bill.components].map((component) => component['bom-ref']);
  const related = bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
  return [
    ...faultsOfHead(bill),
    ...bill.components.flatMap((component) =>
      component.purl === addressOf(component)
        ? []
        : [`${component['bom-ref']} has another address: ${component.purl}.`],
    ),
    ...bill.components.flatMap(faultsOfLicence),
    ...twice(listed).map((ref) => `${ref} is listed twice.`),
    ...twice(bill.dependencies.map(({ ref }) => ref)).map((ref) => `${ref} has its dependencies twice.`),
    ...bill.dependencies.flatMap(({ ref, dependsOn = [] }) =>
      twice(dependsOn).map((other) => `${ref} depends twice on ${other}.`),
    ),
    ...related.filter((ref) => !listed.includes(ref)).map((ref) => `${ref} is related and not listed.`),
    ...listed.filter((ref) => !related.includes(ref)).map((ref) => `${ref} is listed and not related.`),
  ];
}

function faultsOfHead({ bomFormat, specVersion, serialNumber, version, metadata }: Bill): string[] {
  const head: readonly [text: string, pattern: RegExp][] = [
    [bomFormat, /^CycloneDX$/],
    [specVersion, /^1\.6$/],
    [serialNumber, /^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
    [String(version), /^[1-9]\d*$/],
    [metadata.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/],
  ];
  return head
    .filter(([text, pattern]) => !pattern.test(text))
    .map(([text, pattern]) => `The head says "${text}" where ${String(pattern)} is due.`);
}

/** Each component names its licence by SPDX; our own packages have none to give. */
function faultsOfLicence({ group, licenses = [], 'bom-ref': ref }: Bill['components'][number]): string[] {
  if (group === '@quayside') return [];
  const names = licenses.map((licence) =>
    'expression' in licence ? licence.expression : (licence.license.id ?? ''),
  );
  return names.length > 0 && !names.includes('')
    ? []
    : [`${ref} names no licence that SPDX knows: look at its package.json and its LICENSE file.`];
}

/** The address of an npm package (purl). */
function addressOf({ group, name, version }: Bill['components'][number]): string {
  return `pkg:npm/${group === undefined ? '' : `${group.replace('@', '%40')}/`}${name}@${version}`;
}

function twice(refs: readonly string[]): string[] {
  return refs.filter((ref, index) => refs.indexOf(ref) !== index);
}

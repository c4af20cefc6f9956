/** The parts of an OpenAPI document that say who may call what. */
export interface RightsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RightsOperation>>>>;
  readonly 'x-roles': Readonly<Record<string, { readonly name: string; readonly admin?: string }>>;
  readonly 'x-permissions': Readonly<
    Record<string, { readonly allows: string; readonly view: string; readonly roles: readonly string[] }>
  >;
}

interface RightsOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly 'x-access'?: {
    readonly anyOf: readonly {
      readonly view?: string;
      readonly partner?: string;
      readonly permission: string;
    }[];
    readonly own?: boolean;
    readonly limit?: boolean;
    readonly outcome: string;
    readonly note?: string;
  };
}

type Right = NonNullable<RightsOperation['x-access']>;

const viewWords: Readonly<Record<string, string>> = {
  apollo: '`apolloAccess`',
  artemis: '`artemisAccess`',
  artemisPages: '`artemisAccess` and `artemisPagesAccess`',
  either: '`apolloAccess` or `artemisAccess`',
};

/** `docs/rights.md`: the roles, the permissions, and the right of every operation of a backend. */
export function rightsReference(document: RightsDocument): string {
  const { 'x-roles': roles, 'x-permissions': permissions } = document;
  return [
    '# Rights',
    'Generated from `docs/openapi` by `npm run generate`. Change the contract, not this file. [Backend](backend.md#rights) says how to check a right. `npm run rights` asks the sandbox for every call as each role, compares each number that names things to do with its list for four accounts, and prints both tables with the number of cells that differ.',
    '## Permissions',
    tableOf(
      ['permission', 'allows to', 'view', 'roles that grant it'],
      Object.entries(permissions).map(([id, { allows, view, roles: granting }]) => [
        code(id),
        allows,
        view,
        granting.map(code).join(', '),
      ]),
    ),
    '## Roles',
    tableOf(
      ['value of the claim `roles`', 'name', 'id in Admin', 'permissions'],
      Object.entries(roles).map(([role, { name, admin }]) => [
        code(role),
        name,
        admin === undefined ? 'not given in Admin' : code(admin),
        Object.keys(permissions)
          .filter((id) => permissions[id]?.roles.includes(role))
          .map(code)
          .join(', ') || 'none',
      ]),
    ),
    '## Operations',
    ...[...operationsByTag(document)].flatMap(([tag, rows]) => [
      `### ${tag}`,
      tableOf(['operation', 'call', 'right', 'also'], rows),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function operationsByTag({ paths }: RightsDocument): Map<string, string[][]> {
  const tables = new Map<string, string[][]>();
  for (const [path, item] of Object.entries(paths)) {
    if (!/^\/(?:api|core)\//.test(path)) continue;
    for (const [method, { operationId, tags: [tag] = [], 'x-access': right }] of Object.entries(item)) {
      if (operationId === undefined || tag === undefined) continue;
      if (right === undefined) throw new Error(`${method} ${path} needs an x-access.`);
      const rows = tables.get(tag) ?? [];
      rows.push([code(operationId), code(`${method.toUpperCase()} ${path}`), wordsOf(right), moreOf(right)]);
      tables.set(tag, rows);
    }
  }
  return tables;
}

function wordsOf({ anyOf }: Right): string {
  const alternatives = anyOf.map(({ view, partner, permission }) =>
    [
      permission === 'signedIn' || permission === 'public' ? undefined : code(permission),
      view === undefined ? undefined : viewWords[view],
      partner === undefined ? undefined : code(`partner.${partner}`),
    ].filter((part) => part !== undefined),
  );
  const words = alternatives.map((parts) => parts.join(', ')).join('; or ');
  if (words !== '') return words;
  return anyOf.some(({ permission }) => permission === 'public') ? 'none, and no token' : 'a token';
}

function moreOf({ own, limit, outcome, note }: Right): string {
  return [
    own === true ? 'Only what belongs to the caller.' : undefined,
    limit === true ? 'Only up to the caller’s limit.' : undefined,
    outcome === 'filter' ? 'Refuses nobody, but shows only what the caller may see.' : undefined,
    note === undefined ? undefined : `${note}.`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

const code = (text: string): string => `\`${text}\``;

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

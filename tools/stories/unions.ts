import {
  bare,
  childrenOf,
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  type SyntaxNode,
  wordOf,
} from '../files/syntax.ts';

/** The declared types of some files, by name. */
export type TypesByName = ReadonlyMap<string, SyntaxNode>;

/** A property whose type is a union of literals. */
export interface UnionProperty {
  type: string;
  property: string;
  members: ReadonlySet<string>;
}

/** The types that a file declares: the right side of an alias, the body of an interface. */
export function typesIn(tree: SyntaxNode): [name: string, type: SyntaxNode][] {
  const declared = nodesAt(tree, 'body').map((statement) => nodeAt(statement, 'declaration') ?? statement);
  return declared.flatMap((entry) => {
    const type = nodeAt(entry, 'typeAnnotation') ?? nodeAt(entry, 'body');
    const name = nameOf(nodeAt(entry, 'id'));
    const isType = entry.type === 'TSTypeAliasDeclaration' || entry.type === 'TSInterfaceDeclaration';
    return isType && type && name !== undefined ? [[name, type] satisfies [string, SyntaxNode]] : [];
  });
}

/** The names a module exports, types included. */
export function exportedNames(tree: SyntaxNode): string[] {
  const statements = nodesAt(tree, 'body').filter(({ type }) => type === 'ExportNamedDeclaration');
  const declarations = statements.map((statement) => nodeAt(statement, 'declaration'));
  return [
    ...[...declarations, ...declarations.flatMap((each) => nodesAt(each, 'declarations'))].map((each) =>
      nameOf(nodeAt(each, 'id')),
    ),
    ...statements
      .flatMap((each) => nodesAt(each, 'specifiers'))
      .map((each) => nameOf(nodeAt(each, 'exported'))),
  ].filter((name) => name !== undefined);
}

/** The properties of a type that take one of at least two literals, without those of a callback's arguments. */
export function unionProperties(type: string, types: TypesByName): UnionProperty[] {
  const tree = types.get(type);
  if (!tree) return [];
  const found = new Map<string, Set<string>>();
  for (const signature of signaturesIn(tree)) {
    const property = nameOf(nodeAt(signature, 'key'));
    const annotation = nodeAt(nodeAt(signature, 'typeAnnotation'), 'typeAnnotation');
    if (property === undefined || !annotation) continue;
    const known = found.get(property) ?? [];
    found.set(property, new Set([...known, ...literalsOf(annotation, types)]));
  }
  return [...found]
    .filter(([, members]) => members.size > 1)
    .map(([property, members]) => ({ type, property, members }));
}

/** The words by which the exported types of some files name states and variants. Numbers are left out. */
export function unionWords(trees: readonly SyntaxNode[]): Set<string> {
  const everywhere = trees.flatMap(typesIn);
  const words = trees.flatMap((tree) => {
    // Two files may declare a type of the same name; each file means its own.
    const types: TypesByName = new Map(everywhere.concat(typesIn(tree)));
    return exportedNames(tree).flatMap((name) => {
      const type = types.get(name);
      const choices = [
        new Set(type && literalsOf(type, types)),
        ...unionProperties(name, types).map(({ members }) => members),
      ];
      return choices.filter(({ size }) => size > 1).flatMap((choice) => Array.from(choice));
    });
  });
  return new Set(words.filter((word) => Number.isNaN(Number(word))));
}

/** The defaults that a file's destructured parameters give: `tone = 'neutral'`, `columns = 1`. */
export function defaultsIn(tree: SyntaxNode): { property: string; member: string }[] {
  return [...nodesOf(tree)]
    .filter(({ type }) => type === 'ObjectPattern')
    .flatMap((pattern) => nodesAt(pattern, 'properties'))
    .flatMap((entry) => {
      const property = nameOf(nodeAt(entry, 'key'));
      const member = wordOf(bare(nodeAt(nodeAt(entry, 'value'), 'right')));
      return property !== undefined && member !== undefined ? [{ property, member }] : [];
    });
}

function* signaturesIn(node: SyntaxNode): Generator<SyntaxNode> {
  if (/^TS(?:Function|Method|Constructor)/u.test(node.type)) return;
  if (node.type === 'TSPropertySignature') yield node;
  for (const { node: child } of childrenOf(node)) yield* signaturesIn(child);
}

function literalsOf(type: SyntaxNode, types: TypesByName): string[] {
  if (type.type === 'TSLiteralType')
    return [wordOf(nodeAt(type, 'literal'))].filter((word) => word !== undefined);
  if (type.type === 'TSUnionType') return nodesAt(type, 'types').flatMap((part) => literalsOf(part, types));
  const name = type.type === 'TSTypeReference' ? nameOf(nodeAt(type, 'typeName')) : undefined;
  const alias = name === undefined ? undefined : types.get(name);
  return alias ? literalsOf(alias, types) : [];
}

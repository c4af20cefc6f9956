import {
  bare,
  childrenOf,
  isNode,
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  type SyntaxNode,
  wordOf,
} from './syntax.ts';

/** Every exported or local type of some sources, by its name. */
export type TypesByName = ReadonlyMap<string, SyntaxNode>;

/** A property that takes one of several words or numbers, and the type whose property it is. */
export interface UnionProperty {
  type: string;
  property: string;
  members: ReadonlySet<string>;
  /** The names of types that stand for these words, for which a typed list shows them all. */
  aliases: ReadonlySet<string>;
}

/** What a type is declared as: the right side of an alias, the body of an interface. */
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
  const named = [
    ...declarations,
    ...declarations.flatMap((declaration) => nodesAt(declaration, 'declarations')),
  ];
  const passedOn = statements.flatMap((statement) => nodesAt(statement, 'specifiers'));
  return [
    ...named.map((entry) => nameOf(nodeAt(entry, 'id'))),
    ...passedOn.map((entry) => nameOf(nodeAt(entry, 'exported'))),
  ].filter((name) => name !== undefined);
}

/** The properties of a type that take one of at least two words or numbers. What only a callback is told is no state of the component. */
export function unionProperties(type: string, types: TypesByName): UnionProperty[] {
  const tree = types.get(type);
  if (!tree) return [];
  const found = new Map<string, { members: Set<string>; aliases: Set<string> }>();
  for (const signature of signaturesIn(tree)) {
    const property = nameOf(nodeAt(signature, 'key'));
    const annotation = nodeAt(nodeAt(signature, 'typeAnnotation'), 'typeAnnotation');
    if (property === undefined || !annotation) continue;
    const { members, aliases } = wordsOf(annotation, types);
    const known = found.get(property) ?? { members: new Set(), aliases: new Set() };
    for (const member of members) known.members.add(member);
    for (const alias of aliases) known.aliases.add(alias);
    found.set(property, known);
  }
  return [...found]
    .filter(([, { members }]) => members.size > 1)
    .map(([property, { members, aliases }]) => ({ type, property, members, aliases }));
}

/** The words, not the numbers, of every exported type of these files that is one of several, or has a property that is. */
export function unionWords(trees: readonly SyntaxNode[]): Set<string> {
  const everywhere = trees.flatMap(typesIn);
  const words = new Set<string>();
  for (const tree of trees) {
    // Files may give two types one name; each means its own.
    const types: TypesByName = new Map(everywhere.concat(typesIn(tree)));
    for (const name of exportedNames(tree)) {
      const type = types.get(name);
      const own = new Set(type && wordsOf(type, types).members);
      const choices = [own, ...unionProperties(name, types).map(({ members }) => members)];
      for (const choice of choices.filter(({ size }) => size > 1))
        for (const word of choice) if (Number.isNaN(Number(word))) words.add(word);
    }
  }
  return words;
}

/** The properties, anywhere, that hold a given type: where an object of it stands. */
export function holdersOf(type: string, trees: Iterable<SyntaxNode>): Set<string> {
  const holders = new Set<string>();
  for (const tree of trees) {
    for (const signature of signaturesIn(tree)) {
      const names = [...nodesOf(signature)].map((node) => typeName(node));
      const key = nameOf(nodeAt(signature, 'key'));
      if (key !== undefined && names.includes(type)) holders.add(key);
    }
  }
  return holders;
}

function* signaturesIn(node: SyntaxNode): Generator<SyntaxNode> {
  if (/^TS(?:Function|Method|Constructor)/u.test(node.type)) return;
  if (node.type === 'TSPropertySignature') yield node;
  for (const { node: child } of childrenOf(node)) yield* signaturesIn(child);
}

function wordsOf(type: SyntaxNode, types: TypesByName): { members: string[]; aliases: string[] } {
  if (type.type === 'TSLiteralType') {
    const word = wordOf(nodeAt(type, 'literal'));
    return { members: word === undefined ? [] : [word], aliases: [] };
  }
  if (type.type === 'TSUnionType') {
    const parts = nodesAt(type, 'types').map((part) => wordsOf(part, types));
    return {
      members: parts.flatMap(({ members }) => members),
      aliases: parts.flatMap(({ aliases }) => aliases),
    };
  }
  const name = typeName(type);
  const alias = name === undefined ? undefined : types.get(name);
  if (name === undefined || !alias) return { members: [], aliases: [] };
  const { members, aliases } = wordsOf(alias, types);
  return { members, aliases: members.length > 0 ? [...aliases, name] : [] };
}

/** The name of the type that a reference names. */
export function typeName(node: SyntaxNode): string | undefined {
  return node.type === 'TSTypeReference' ? nameOf(nodeAt(node, 'typeName')) : undefined;
}

/** The defaults that a component's parameters give to its props: `tone = 'neutral'`, `columns = 1`. */
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

/** Whether a value found in a tree is a function. */
export function isFunction(value: unknown): value is SyntaxNode {
  return isNode(value) && /Function/u.test(value.type);
}

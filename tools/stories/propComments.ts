import { childrenOf, nameOf, nodeAt, nodesOf, parseTree, type SyntaxNode } from '../files/syntax.ts';
import { exportedNames, typesIn } from './unions.ts';

/** A member of a public type. */
export interface PublicMember {
  file: string;
  type: string;
  member: string;
  /** False when an editor shows no text for it. */
  hasComment: boolean;
}

/** The names that the entries of a package export. */
export function publicNamesOf(entries: readonly (readonly [path: string, source: string])[]): Set<string> {
  return new Set(entries.flatMap(([path, source]) => exportedNames(parseTree(path, source))));
}

/**
 * The members of a package's public types: those its entries export, and those that these use. Files are named by their
 * path, which gives the syntax.
 */
export function publicMembers(
  sources: ReadonlyMap<string, string>,
  publicNames: Iterable<string>,
): PublicMember[] {
  const declared = [...sources].flatMap(([file, source]) =>
    typesIn(parseTree(file, source)).map(([name, type]) => ({ file, name, type })),
  );
  const reached = new Set(publicNames);
  // A set's iteration also visits the names that are added on the way.
  for (const name of reached)
    for (const { type } of declared.filter((each) => each.name === name))
      for (const used of typesUsedBy(type)) reached.add(used);
  return declared
    .filter(({ name }) => reached.has(name))
    .flatMap(({ file, name, type }) =>
      Array.from(commentsByMember(type, sources.get(file) ?? ''), ([member, hasComment]) => ({
        file,
        type: name,
        member,
        hasComment,
      })),
    );
}

/**
 * Whether each member has a comment. The cases of a union share their members' comments, so one comment per name is enough. A
 * member that can only be `undefined` excludes a value and needs none.
 */
function commentsByMember(type: SyntaxNode, source: string): Map<string, boolean> {
  const commentEnds = docCommentEnds(source);
  const found = new Map<string, boolean>();
  for (const signature of membersIn(type)) {
    const name = nameOf(nodeAt(signature, 'key'));
    if (name === undefined || isForbidden(signature)) continue;
    found.set(name, (found.get(name) ?? false) || commentEnds.has(signature.start));
  }
  return found;
}

/** The places in a text where the code after a doc comment starts. */
function docCommentEnds(source: string): Set<number> {
  const comments = source.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*/gu);
  return new Set([...comments].map((match) => match.index + match[0].length));
}

/** The members of a type, without those of a callback's arguments. */
function* membersIn(node: SyntaxNode): Generator<SyntaxNode> {
  if (/^TS(?:Function|Constructor)/u.test(node.type)) return;
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') yield node;
  if (node.type === 'TSMethodSignature') return;
  for (const { node: child } of childrenOf(node)) yield* membersIn(child);
}

function typesUsedBy(type: SyntaxNode): string[] {
  return [...nodesOf(type)]
    .filter((node) => node.type === 'TSTypeReference')
    .map((node) => nameOf(nodeAt(node, 'typeName')))
    .filter((name) => name !== undefined);
}

function isForbidden(member: SyntaxNode): boolean {
  const type = nodeAt(nodeAt(member, 'typeAnnotation'), 'typeAnnotation')?.type;
  return type === 'TSNeverKeyword' || type === 'TSUndefinedKeyword';
}

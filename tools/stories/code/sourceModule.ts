import { readFileSync } from 'node:fs';
import { namesOfPattern } from './freeNames.ts';
import { nameOf, nodeAt, nodesAt, parseTree, type SyntaxNode } from '../../files/syntax.ts';

/** An import of a file, under its local name. */
export interface Imported {
  /** As written in the import: `react`, `../Button/Button.tsx`. */
  source: string;
  /** The exported name; `default` for a default import, `*` for the whole module. */
  name: string;
  isType: boolean;
}

/** A file with its imports and its statements by the names that they declare. */
export interface SourceModule {
  path: string;
  source: string;
  imports: ReadonlyMap<string, Imported>;
  declarations: ReadonlyMap<string, SyntaxNode>;
}

const cache = new Map<string, SourceModule>();

/** Reads a file. A file with the same text is parsed once. */
export function readModule(path: string): SourceModule {
  const source = readFileSync(path, 'utf8');
  const known = cache.get(path);
  if (known?.source === source) return known;
  const statements = nodesAt(parseTree(path, source), 'body').map(
    (each) => nodeAt(each, 'declaration') ?? each,
  );
  const module = { path, source, imports: importsOf(statements), declarations: declarationsOf(statements) };
  cache.set(path, module);
  return module;
}

function importsOf(statements: readonly SyntaxNode[]): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const statement of statements.filter(({ type }) => type === 'ImportDeclaration')) {
    const source = nameOf(nodeAt(statement, 'source')) ?? '';
    for (const specifier of nodesAt(statement, 'specifiers')) {
      const local = nameOf(nodeAt(specifier, 'local'));
      const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type';
      const isWhole = specifier.type === 'ImportNamespaceSpecifier';
      const name = isWhole ? '*' : (nameOf(nodeAt(specifier, 'imported')) ?? 'default');
      if (local !== undefined) imports.set(local, { source, name, isType });
    }
  }
  return imports;
}

function declarationsOf(statements: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const declarations = new Map<string, SyntaxNode>();
  for (const statement of statements) {
    const named = statement.type === 'VariableDeclaration' ? nodesAt(statement, 'declarations') : [statement];
    for (const each of named) {
      const id = nodeAt(each, 'id');
      for (const name of id ? namesOfPattern(id) : []) declarations.set(name, statement);
    }
  }
  return declarations;
}

/** The value that a statement gives to a name: `const name = value`. */
export function valueOf(module: SourceModule, name: string): SyntaxNode | undefined {
  const statement = module.declarations.get(name);
  if (statement?.type === 'FunctionDeclaration') return statement;
  const declared = nodesAt(statement, 'declarations').find((each) => nameOf(nodeAt(each, 'id')) === name);
  return nodeAt(declared, 'init');
}

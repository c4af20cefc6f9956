import { bare, childrenOf, nameOf, nodeAt, nodesAt, nodesOf, type SyntaxNode, wordOf } from './syntax.ts';
import { isFunction, typeName } from './unions.ts';

/** A word, or a number, that a story hands to a property, or lists as one of a type. */
export interface ShownWord {
  word: string;
  /** The property it is given to; null in a list typed by `type`. */
  property: string | null;
  /** The property that holds the object it stands in, when there is one. */
  holder: string | null;
  /** The type of the list. */
  type: string | null;
}

const unshown = new Set(['play', 'argTypes', 'parameters', 'tags']);

/** The words that a stories or fixtures file shows: in args, in JSX, in lists that are mapped to either. */
export function shownWords(tree: SyntaxNode): ShownWord[] {
  const lists = namedLists(tree);
  const words: ShownWord[] = [];
  walk(tree, null, (node, holder) => {
    const property = propertyNameOf(node);
    if (property !== undefined) {
      const value = bare(jsxValue(nodeAt(node, 'value')));
      for (const word of wordsIn(value)) words.push({ word, property, holder, type: null });
    }
    words.push(...mapped(node, lists));
    words.push(...typedLists(node), ...passedOn(node, tree));
  });
  return words;
}

/** Walks what is drawn, with the name of the property that holds the object one is in. */
function walk(
  node: SyntaxNode,
  holder: string | null,
  see: (node: SyntaxNode, holder: string | null) => void,
): void {
  const property = propertyNameOf(node);
  if (property !== undefined && unshown.has(property)) return;
  see(node, holder);
  const value = property === undefined ? undefined : bare(jsxValue(nodeAt(node, 'value')));
  const inner = value?.type === 'ObjectExpression' ? (property ?? holder) : holder;
  // A list between an object and the property that holds it is looked through; a call or an element is not.
  const next = ['CallExpression', 'JSXElement', 'VariableDeclarator'].includes(node.type) ? null : inner;
  for (const { node: child } of childrenOf(node)) walk(child, next, see);
}

function propertyNameOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Property') return nameOf(nodeAt(node, 'key'));
  return node.type === 'JSXAttribute' ? nameOf(nodeAt(node, 'name')) : undefined;
}

function jsxValue(value: SyntaxNode | undefined): SyntaxNode | undefined {
  return value?.type === 'JSXExpressionContainer' ? nodeAt(value, 'expression') : value;
}

/** The words a value may be: one, either side of a choice, each of a list. */
function wordsIn(value: SyntaxNode | undefined): string[] {
  const node = bare(value);
  const word = wordOf(node);
  if (word !== undefined) return [word];
  if (node?.type === 'ConditionalExpression')
    return [...wordsIn(nodeAt(node, 'consequent')), ...wordsIn(nodeAt(node, 'alternate'))];
  if (node?.type === 'LogicalExpression')
    return [...wordsIn(nodeAt(node, 'left')), ...wordsIn(nodeAt(node, 'right'))];
  return [];
}

function listOf(node: SyntaxNode | undefined): string[] {
  const list = bare(node);
  if (list?.type === 'ArrayExpression') return nodesAt(list, 'elements').flatMap(wordsIn);
  if (list?.type !== 'ObjectExpression') return [];
  return nodesAt(list, 'properties').flatMap((entry) => {
    const key = nodeAt(entry, 'key');
    return nameOf(key) ?? wordOf(key) ?? [];
  });
}

function namedLists(tree: SyntaxNode): Map<string, string[]> {
  const declarators = [...nodesOf(tree)].filter(({ type }) => type === 'VariableDeclarator');
  return new Map(
    declarators.flatMap((entry) => {
      const name = nameOf(nodeAt(entry, 'id'));
      const list = listOf(nodeAt(entry, 'init'));
      return name !== undefined && list.length > 0 ? [[name, list] as const] : [];
    }),
  );
}

/** `['small', 'large'].map((size) => <A size={size} />)` shows both sizes. */
function mapped(node: SyntaxNode, lists: ReadonlyMap<string, string[]>): ShownWord[] {
  const callee = nodeAt(node, 'callee');
  if (node.type !== 'CallExpression' || nameOf(nodeAt(callee, 'property')) !== 'map') return [];
  const source = bare(nodeAt(callee, 'object'));
  const list = lists.get(nameOf(source) ?? '') ?? listOf(source);
  const [callback] = nodesAt(node, 'arguments');
  const item = nameOf(nodesAt(callback, 'params')[0]);
  if (!callback || item === undefined || list.length === 0) return [];
  return handedTo(callback, item, list);
}

/** The words that a variable may hold, at each property it is handed to. */
function handedTo(scope: SyntaxNode, variable: string, words: readonly string[]): ShownWord[] {
  const properties = [...nodesOf(scope)]
    .filter((inner) => nameOf(bare(jsxValue(nodeAt(inner, 'value')))) === variable)
    .flatMap((inner) => propertyNameOf(inner) ?? []);
  return properties.flatMap((property) =>
    words.map((word) => ({ word, property, holder: null, type: null })),
  );
}

/** What a function of the file is called with, and what a state of it is set to, where its body hands that on. */
function passedOn(node: SyntaxNode, tree: SyntaxNode): ShownWord[] {
  const name = nameOf(nodeAt(node, 'id'));
  const body = node.type === 'FunctionDeclaration' ? node : nodeAt(node, 'init');
  if (!isFunction(body) || name === undefined) return [];
  const parameters = nodesAt(body, 'params').flatMap((parameter, index) => {
    const words = callsOf(tree, name).flatMap((call) => wordsIn(nodesAt(call, 'arguments')[index]));
    return handedTo(body, nameOf(parameter) ?? '', words);
  });
  const states = [...nodesOf(body)].flatMap((inner) => {
    const [state, setter] = nodesAt(nodeAt(inner, 'id'), 'elements').map((element) => nameOf(element) ?? '');
    if (inner.type !== 'VariableDeclarator' || state === undefined || setter === undefined) return [];
    const calls = [nodeAt(inner, 'init'), ...callsOf(body, setter)];
    return handedTo(
      body,
      state,
      calls.flatMap((call) => wordsIn(nodesAt(call, 'arguments')[0])),
    );
  });
  return [...parameters, ...states];
}

function callsOf(tree: SyntaxNode, name: string): SyntaxNode[] {
  return [...nodesOf(tree)].filter(
    (node) => node.type === 'CallExpression' && nameOf(nodeAt(node, 'callee')) === name,
  );
}

/** `const tones: Tone[] = […]`, `[…] satisfies Tone[]`, `Record<Tone, …>` show every word they list. */
function typedLists(node: SyntaxNode): ShownWord[] {
  const annotation =
    node.type === 'VariableDeclarator'
      ? nodeAt(nodeAt(node, 'id'), 'typeAnnotation')
      : nodeAt(node, 'typeAnnotation');
  const list = listOf(nodeAt(node, node.type === 'VariableDeclarator' ? 'init' : 'expression'));
  if (!annotation || list.length === 0) return [];
  const names = [...nodesOf(annotation)].flatMap((inner) => typeName(inner) ?? []);
  return names.flatMap((type) => list.map((word) => ({ word, property: null, holder: null, type })));
}

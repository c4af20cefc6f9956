import { nameOf, nodeAt, nodesAt, nodesOf, type SyntaxNode } from '../../files/syntax.ts';
import { freeNames, namesOfPattern } from './freeNames.ts';
import { elementOf } from './jsx.ts';
import { isCopied, publicEntry, resolveImport } from './publicEntry.ts';
import { isMock, textOf } from './textOf.ts';
import { type Piece, readStory, type WrittenStory } from './storyArgs.ts';
import { type Imported, readModule, type SourceModule } from './sourceModule.ts';

/** Shows states that a user's code cannot cause, such as a hovered button. */
const stateHelper = 'PseudoStates';

/** The parts of an example: its imports by entry, and its declarations in the order that they need. */
class Example {
  readonly #imports = new Map<string, Map<string, Imported>>();
  readonly #declarations = new Map<string, SyntaxNode>();
  readonly #texts: string[] = [];
  readonly #component: string;

  constructor(component: string) {
    this.#component = component;
  }

  /** Adds everything that a piece of code needs. */
  needs({ node, module }: Piece, ignored: readonly string[] = []): void {
    for (const name of freeNames(node)) {
      if (ignored.includes(name) || isMock(module, name)) continue;
      this.#needsName(name, module);
    }
  }

  #needsName(name: string, module: SourceModule): void {
    const statement = module.declarations.get(name);
    const imported = module.imports.get(name);
    if (statement) this.#declare(name, statement, module);
    else if (imported) this.#needsImport(name, imported, module);
  }

  #declare(name: string, statement: SyntaxNode, module: SourceModule): void {
    const known = this.#declarations.get(name);
    if (known && known !== statement)
      throw new Error(`${name} means two things, one of them in ${module.path}`);
    const isKnown = new Set(this.#declarations.values()).has(statement);
    this.#declarations.set(name, statement);
    if (isKnown) return;
    this.needs({ node: statement, module });
    this.#texts.push(textOf({ node: statement, module }));
  }

  #needsImport(local: string, imported: Imported, module: SourceModule): void {
    if (!imported.source.startsWith('.')) {
      if (imported.source.startsWith('storybook')) throw new Error(`it uses ${local} of ${imported.source}`);
      this.import(imported.source, local, imported);
      return;
    }
    const path = resolveImport(module.path, imported.source);
    const entry = publicEntry(path, this.#component);
    if (path.endsWith('.svg')) this.#asset(local, path);
    else if (entry !== undefined) this.import(entry, local, imported);
    else if (isCopied(path)) this.#needsName(imported.name, readModule(path));
    else throw new Error(`it uses ${local} of ${imported.source}, which no user can import`);
  }

  /** A picture of the stories, as the address of one. */
  #asset(local: string, path: string): void {
    const address = path.slice(path.lastIndexOf('/') + 1).replace('.fixture', '');
    const text = `const ${local} = '/${address}';`;
    if (!this.#texts.includes(text)) this.#texts.push(text);
  }

  import(source: string, local: string, imported: Imported): void {
    const names = this.#imports.get(source) ?? new Map<string, Imported>();
    this.#imports.set(source, names.set(local, imported));
  }

  print(body: string): string {
    const imports = [...this.#imports].toSorted(([one], [other]) => one.localeCompare(other)).map(importLine);
    return `${imports.join('\n')}\n\n${[...this.#texts, `export function Example() {\n${body}\n}`].join('\n\n')}\n`;
  }
}

function importLine([source, names]: [string, ReadonlyMap<string, Imported>]): string {
  const whole = [...names].filter(([, { name }]) => name === '*').map(([local]) => `* as ${local}`);
  const named = [...names]
    .filter(([, { name }]) => name !== '*')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([local, { name, isType }]) =>
        `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
    );
  const parts = [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])];
  return `import ${parts.join(', ')} from '${source}';`;
}

/**
 * The code that shows a story in a file of a user, unformatted: its element with its props written out, the helpers and
 * data that it needs, and their imports. Undefined for a story without code: a picture of states, a page about tokens.
 * Throws when the story cannot be written so.
 */
export function storyCode(path: string, exportName: string): string | undefined {
  const module = readModule(path);
  const story = readStory(module, exportName);
  if (story.hasNoComponent || usesStateHelper(story)) return undefined;
  const { render, args } = story;
  const example = new Example(story.component ?? '');
  const rendered = componentOf(render?.node);
  if (render && rendered === undefined) return example.print(bodyOf(render, story, example));
  const component = rendered ?? story.component;
  if (component === undefined) throw new Error('its file names no component');
  example.needs({ node: identifier(component), module });
  for (const piece of args.values()) example.needs(piece);
  return example.print(`return (${elementOf(component, args)});`);
}

function identifier(name: string): SyntaxNode {
  return { type: 'Identifier', name, start: 0, end: 0 };
}

function usesStateHelper({ render }: WrittenStory): boolean {
  return [...(render ? nodesOf(render.node) : [])].some((node) => nameOf(node) === stateHelper);
}

/** The component that a render gives its args to, if that is all it does: `Example`, `(args) => <Example {...args} />`. */
function componentOf(render: SyntaxNode | undefined): string | undefined {
  if (render?.type === 'Identifier') return nameOf(render);
  const element = nodeAt(nodeAt(render, 'body'), 'openingElement');
  const [spread, ...others] = nodesAt(element, 'attributes');
  const hasOnlyArgs = spread?.type === 'JSXSpreadAttribute' && others.length === 0;
  return hasOnlyArgs && element?.['selfClosing'] === true ? nameOf(nodeAt(element, 'name')) : undefined;
}

/** The body of the story's `render`, after a constant for its args if it takes them. */
function bodyOf({ node, module }: Piece, story: WrittenStory, example: Example): string {
  const body = nodeAt(node, 'body');
  if (!body) throw new Error('its render is no function');
  const [param] = functionParams(node);
  example.needs({ node: { ...node, id: null, params: [] }, module }, param ? namesOfPattern(param) : []);
  const args = param ? argsConstant(param, module, story, example) : '';
  const text = textOf({ node: body, module });
  return `${args}\n${body.type === 'BlockStatement' ? text.slice(1, -1) : `return (${text});`}`;
}

function functionParams(node: SyntaxNode): SyntaxNode[] {
  return nodesAt(node, 'params').concat(nodesAt(nodeAt(node, 'params'), 'items'));
}

/** The args as a constant. */
function argsConstant(
  param: SyntaxNode,
  module: SourceModule,
  story: WrittenStory,
  example: Example,
): string {
  const { args, component, propsType } = story;
  for (const piece of args.values()) example.needs(piece);
  const properties = [...args].map(([name, piece]) =>
    name.startsWith('...') ? name : `${JSON.stringify(name)}: ${textOf(piece)}`,
  );
  if (propsType) example.needs({ node: propsType, module });
  else {
    example.import('react', 'ComponentProps', { source: 'react', name: 'ComponentProps', isType: true });
    example.needs({ node: identifier(component ?? ''), module });
  }
  const type = propsType ? textOf({ node: propsType, module }) : `ComponentProps<typeof ${component}>`;
  const pattern = module.source.slice(param.start, param.end);
  const object = `{ ${properties.join(', ')} }`;
  return `const ${nameOf(param) ?? pattern}: ${type} = ${object};`;
}

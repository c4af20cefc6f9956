import {
  bare,
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  parseTree,
  textOf,
  type SyntaxNode,
} from '../files/syntax.ts';

/**
 * Returns the line of each text of a component that may change while it stands beside something else. A browser's translation replaces
 * such a text by elements of its own, so that React writes the next value where nobody sees it: a new price beside an old term.
 * A text that is alone in its element is written through the element.
 */
export function mixedTexts(file: string, source: string): string[] {
  return [...nodesOf(parseTree(file, source))]
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap((element) => mixedIn(element))
    .map(({ start, end }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${file}:${line} ${source.slice(start, end).replaceAll(/\s+/g, ' ')}`;
    });
}

function mixedIn(element: SyntaxNode): SyntaxNode[] {
  const children = nodesAt(element, 'children').filter(isDrawn);
  if (children.length < 2) return [];
  const hasWords = children.some(({ type, value }) => type === 'JSXText' && String(value).trim() !== '');
  return children.filter((child) => {
    const drawn = drawnBy(nodeAt(child, 'expression'));
    // Beside words an expression is most likely one of them.
    return child.type === 'JSXExpressionContainer' && (drawn === 'text' || (drawn === 'any' && hasWords));
  });
}

/** Whether something can be seen of a child: not of a line break between two tags, a comment, or a fixed text such as `{' '}`. */
function isDrawn(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(String(child['value']));
  const expression = nodeAt(child, 'expression');
  return expression?.type !== 'JSXEmptyExpression' && textOf(expression) === undefined;
}

type Drawn = 'text' | 'element' | 'nothing' | 'any';

/** What an expression draws, as far as its syntax tells. */
function drawnBy(given: SyntaxNode | undefined): Drawn {
  const expression = bare(given);
  if (!expression) return 'any';
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'text';
    case 'Literal':
      return textOf(expression) === undefined ? 'nothing' : 'text';
    case 'Identifier':
      return nameOf(expression) === 'undefined' ? 'nothing' : 'any';
    case 'LogicalExpression': {
      const right = drawnBy(nodeAt(expression, 'right'));
      return expression['operator'] === '&&' ? right : either(drawnBy(nodeAt(expression, 'left')), right);
    }
    case 'ConditionalExpression':
      return either(drawnBy(nodeAt(expression, 'consequent')), drawnBy(nodeAt(expression, 'alternate')));
    case 'CallExpression':
      return nameOf(nodeAt(nodeAt(expression, 'callee'), 'property')) === 'map' ? 'element' : 'any';
    default:
      return 'any';
  }
}

function either(one: Drawn, other: Drawn): Drawn {
  if (one === 'text' || other === 'text') return 'text';
  if (one === 'any' || other === 'any') return 'any';
  return one === 'nothing' ? other : one;
}

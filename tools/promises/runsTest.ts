import { nodesAt, nodesOf, parseTree, textOf, type SyntaxNode } from '../files/syntax.ts';

const skipping = /\.(?:skip|skipIf|runIf|todo|fixme)\b/;

/** Whether a file has a test, or a parametrised one, whose title has these words, and neither it nor a block around it is skipped. */
export function runsTest(file: string, source: string, words: string): boolean {
  const calls = [...nodesOf(parseTree(file, source))].filter(({ type }) => type === 'CallExpression');
  const skips = calls.filter((call) => skipping.test(calleeOf(call, source)));
  return calls
    .filter((call) => titleOf(call, source).includes(words))
    .some((test) => !skips.some((skip) => contains(skip, test) || contains(test, skip)));
}

/** The first argument of a call, if it is a text; a template as it is in the source. */
function titleOf(call: SyntaxNode, source: string): string {
  const [first] = nodesAt(call, 'arguments');
  if (first?.type === 'TemplateLiteral') return source.slice(first.start + 1, first.end - 1);
  return textOf(first) ?? '';
}

function calleeOf(call: SyntaxNode, source: string): string {
  const callee = call['callee'] as SyntaxNode;
  return source.slice(callee.start, callee.end);
}

function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

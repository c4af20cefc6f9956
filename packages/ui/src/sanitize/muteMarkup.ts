// Noncharacters: Unicode keeps them for a program's own use, no text is written with them. Not in input, they can be
// taken out again wherever they come out of the parser, without knowing what it made of the markup.
const mutedAttribute = '\uFDD0';
const mutedElement = '\uFDD1';

// Each is parsed exactly as the element it stands for: one as raw text, the other as an element without content.
const twins: Readonly<Record<string, string>> = { style: 'noframes', base: 'basefont' };

/**
 * Renames what a Content-Security-Policy complains about while a document that nobody sees is parsed: style attributes,
 * `<style>` and `<base>`. It judges nothing: the result is as untrusted as before, and must be sanitised. Words in text
 * and in attribute values are caught too; `unmute` gives them back.
 */
export function muteMarkup(html: string): string {
  return html
    .replaceAll(/[\uFDD0\uFDD1]/gu, '')
    .replaceAll(
      /(?<=<\/?)(?:style|base)(?=[\t\n\f\r />])/gi,
      (name) => `${twins[name.toLowerCase()]}/${mutedElement}${name}`,
    )
    .replaceAll(/(?<=[\t\n\f\r "'/])style(?=[\t\n\f\r /=>])/gi, `${mutedAttribute}$&`);
}

/** Restores text and attribute values in what was made of muted markup, for the rules that read them. */
export function unmute(fragment: DocumentFragment): void {
  const nodes = fragment.ownerDocument.createTreeWalker(
    fragment,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) for (const attribute of node.attributes) restore(attribute);
    else restore(node);
  }
}

function restore(node: Node): void {
  const value = node.nodeValue ?? '';
  const restored = value.replaceAll(/(?:(?:noframes|basefont)\/)?\uFDD1|\uFDD0/gu, '');
  if (restored !== value) node.nodeValue = restored;
}

// Noncharacters: Unicode keeps them for a program's own use, no text is written with them. Not in input, they can be
// taken out again wherever they come out of the parser, without knowing what it made of the markup.
const mutedAttribute = '\uFDD0';
const mutedElement = '\uFDD1';

// Each is parsed as the element it stands for: two as raw text, two as elements without content.
const twins: Readonly<Record<string, string>> = {
  style: 'noframes',
  script: 'noembed',
  base: 'basefont',
  track: 'param',
};

const names = Object.keys(twins).join('|');
const namesInTags = new RegExp(`(?<=</?)(?:${names})(?=[\\t\\n\\f\\r />])`, 'gi');
const muted = new RegExp(
  `(?:(?:${Object.values(twins).join('|')})/)?${mutedElement}|${mutedAttribute}`,
  'gu',
);

/**
 * Renames what a Content-Security-Policy complains about while a document that nobody sees is parsed and taken apart:
 * style attributes, `<style>`, `<script>`, `<base>` and `<track>`. It judges nothing: the result is as untrusted as
 * before, and must be sanitised. Words in text and in attribute values are caught too; `unmute` gives them back.
 *
 * The result begins with a character, which opens the body: so there always is one, and `<frameset>` can't replace it.
 */
export function muteMarkup(html: string): string {
  const text = html
    .replaceAll(/[\uFDD0\uFDD1]/gu, '')
    .replaceAll(namesInTags, (name) => `${twins[name.toLowerCase()]}/${mutedElement}${name}`)
    .replaceAll(/(?<=[\t\n\f\r "'/])style(?=[\t\n\f\r /=>])/gi, `${mutedAttribute}$&`);
  return `${mutedElement}${text}`;
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
  const restored = value.replaceAll(muted, '');
  if (restored !== value) node.nodeValue = restored;
}

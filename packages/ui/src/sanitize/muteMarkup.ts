// Unicode noncharacters are reserved for a program's own use and never occur in text. As they are not in the input,
// they can be removed from the parser's output without knowing what it made of the markup.
const mutedAttribute = '\uFDD0';
const mutedElement = '\uFDD1';

// Each is parsed like the element that it replaces: two as raw text, two as void elements.
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
 * Renames the markup that a Content-Security-Policy reports while a detached document is parsed and taken apart: style
 * attributes, event handlers such as `onclick` (reported by newer versions of Chromium), `<style>`, `<script>`, `<base>` and `<track>`. It does not judge: the result is as untrusted as the
 * input and must be sanitised. It also matches text and attribute values, which `unmute` restores.
 *
 * The result begins with a character, which opens the body. So there is always a body, and `<frameset>` cannot
 * replace it.
 */
export function muteMarkup(html: string): string {
  const text = html
    .replaceAll(/[\uFDD0\uFDD1]/gu, '')
    .replaceAll(namesInTags, (name) => `${twins[name.toLowerCase()]}/${mutedElement}${name}`)
    .replaceAll(/(?<=[\t\n\f\r "'/])(?:style|on[a-z]+)(?=[\t\n\f\r /=>])/gi, `${mutedAttribute}$&`);
  return `${mutedElement}${text}`;
}

/** Restores the text and attribute values of muted markup, for the rules that read them. */
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

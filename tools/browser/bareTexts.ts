const problems = new Set<string>();

function report(problem: string): void {
  problems.add(problem);
}

/** Returns what was found since the last call. */
export function takeBareTexts(): string[] {
  const found = [...problems];
  problems.clear();
  return found;
}

/**
 * Records each text that React changes, removes, or inserts something before, while it stands beside siblings. A browser's
 * translation replaces such text nodes by elements of its own, so that React changes what the page no longer shows,
 * or fails. React keeps its mark only on these text nodes: a text alone in its element is written through the element.
 */
export function watchBareTexts(): () => void {
  const { insertBefore, nodeValue, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
  Object.defineProperties(Node.prototype, {
    removeChild: {
      ...removeChild,
      value(this: Node, child: Node) {
        if (isBareText(child)) report(`removed ${placeOf(child)}`);
        return removeChild.value?.call(this, child);
      },
    },
    insertBefore: {
      ...insertBefore,
      value(this: Node, child: Node, before: Node | null) {
        if (isBareText(before)) report(`inserted something before ${placeOf(before)}`);
        return insertBefore.value?.call(this, child, before);
      },
    },
    nodeValue: {
      ...nodeValue,
      set(this: Node, value: string | null) {
        if (isBareText(this) && this.data !== value) report(`changed ${placeOf(this)} to "${value}"`);
        nodeValue.set?.call(this, value);
      },
    },
  });
  return () => Object.defineProperties(Node.prototype, { insertBefore, nodeValue, removeChild });
}

function isBareText(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

/** Such as `"text" in <p> of "the paragraph"`. */
function placeOf({ data, parentElement }: Text): string {
  return `"${data}" in <${parentElement?.localName}> of "${parentElement?.textContent.slice(0, 80)}"`;
}

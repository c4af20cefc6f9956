import { useLayoutEffect, type JSX, type ReactNode } from 'react';

const pseudoClass = /:(hover|active|focus-visible)(?![\w-])/g;

/** The rule for elements that only claim the state, or nothing when the rule has no such state. */
function twin(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replace(pseudoClass, '[data-pseudo~="$1"]');
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].map(twin).join('');
    return inner && `@media ${rule.conditionText} { ${inner} }`;
  }
  return '';
}

/**
 * Shows hover, press and focus side by side: an element inside with `data-pseudo="hover"` (`active`, `focus-visible`)
 * takes the very rules the page has for that pseudo-class. A picture can't be hovered; nothing is styled twice.
 */
export function PseudoStates({ children }: { children: ReactNode }): JSX.Element {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    const twins = [...document.styleSheets].flatMap((own) => Array.from(own.cssRules, twin));
    sheet.replaceSync(twins.join('\n'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  // A table of states is wider than a phone; the room around it is the focus ring's.
  return <div style={{ overflowX: 'auto', padding: 8, margin: -8 }}>{children}</div>;
}

import { useLayoutEffect, type JSX, type ReactNode } from 'react';

const pseudoClass = /:(hover|active|focus-visible)(?![\w-])/g;

/** A copy of the rule for elements with `data-pseudo`, or an empty string for a rule without a pseudo-class. */
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
 * Shows hover, press and focus without user input: the page's own rules for a pseudo-class also apply to elements with
 * `data-pseudo="hover"` (`active`, `focus-visible`), so that no style is written twice.
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
  // A table of states is wider than a phone. The padding is for focus rings.
  return <div style={{ overflowX: 'auto', padding: 8, margin: -8 }}>{children}</div>;
}

import { useLayoutEffect, type JSX, type ReactNode } from 'react';

const pseudoClass = /:(hover|active|focus-visible)(?![\w-])/g;

/** A copy of the rule for elements with `data-pseudo`; empty when the rule has no such pseudo-class. */
function copyOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replace(pseudoClass, '[data-pseudo~="$1"]');
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSMediaRule) return inside(rule, `@media ${rule.conditionText}`);
  if (rule instanceof CSSLayerBlockRule) return inside(rule, `@layer ${rule.name}`);
  return '';
}

function inside({ cssRules }: CSSGroupingRule, prelude: string): string {
  const inner = Array.from(cssRules, copyOf).join('');
  return inner && `${prelude} { ${inner} }`;
}

/**
 * Shows hover, press and focus side by side. An element inside with `data-pseudo="hover"` (`active`, `focus-visible`)
 * gets the rules that the page has for that pseudo-class.
 */
export function PseudoStates({ children }: { children: ReactNode }): JSX.Element {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap((own) => Array.from(own.cssRules, copyOf));
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  // A table of states is wider than a phone. The padding is for the focus ring.
  return <div style={{ overflowX: 'auto', padding: 8, margin: -8 }}>{children}</div>;
}

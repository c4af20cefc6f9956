/** Styles of the docs pages. They read the tokens, so that a page follows the toolbar's theme. */
export const guideStyles = `
.guide { color: var(--qs-color-text); font: var(--qs-type-body); }
.guide :where(p, ul, ol):where(:not(.guide-example *)) { margin: 0; }
.guide :where(a:not(.guide-picture a, .guide-example a)) { color: inherit; text-decoration: underline; text-underline-offset: 3px; }
.guide code { padding: 1px 4px; border-radius: 4px; background: var(--qs-color-surface-sunken); font: 0.93em var(--qs-font-family-mono); }
.guide-lead { max-inline-size: 60ch; font: var(--qs-type-section); font-weight: 400; color: var(--qs-color-text-muted); text-wrap: balance; }
.guide-facts { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-block: 16px 24px; color: var(--qs-color-text-muted); }
.guide-heading { margin: 48px 0 16px; padding-block-start: 24px; border-block-start: 1px solid var(--qs-color-border); font: var(--qs-type-section); color: var(--qs-color-text); }
.guide-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px 32px; }
.guide-box { padding: 12px 16px 16px; border-block-start: 3px solid var(--qs-color-border-strong); border-radius: 0 0 var(--qs-radius-card) var(--qs-radius-card); background: var(--qs-color-surface-raised); }
.guide-box[data-tone="positive"] { border-color: var(--qs-color-positive-text); }
.guide-box[data-tone="critical"] { border-color: var(--qs-color-critical-text); }
.guide-box > strong { display: block; margin-block-end: 4px; }
.guide-box > strong:has(> svg) { display: flex; align-items: center; gap: 6px; }
.guide-box[data-tone="positive"] > strong > svg { color: var(--qs-color-positive-text); }
.guide-box[data-tone="critical"] > strong > svg { color: var(--qs-color-critical-text); }
.guide-example { margin: -12px -16px 12px; border: 1px solid var(--qs-color-border); border-block-start: 0; background: var(--qs-color-surface); }
.guide-examples[data-wide="true"] { grid-template-columns: minmax(0, 1fr); }
.guide-examples[data-wide="false"]:has(.guide-example) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); }
.guide-list { display: grid; gap: 8px; padding-inline-start: 18px; }
.guide-anatomy { border: 1px solid var(--qs-color-border); border-radius: var(--qs-radius-card); overflow: hidden; }
.guide-picture { position: relative; min-inline-size: 0; padding: 36px; overflow: hidden; background: var(--qs-color-surface); }
.guide-picture > [inert] { isolation: isolate; }
.guide-part { position: absolute; pointer-events: none; }
.guide-part[data-outlined="true"] { border-radius: 4px; outline: 2px solid var(--qs-color-focus); outline-offset: -2px; }
.guide-leader { position: absolute; display: flex; align-items: center; }
.guide-leader::before { flex: none; order: 1; inline-size: 5px; block-size: 5px; margin: -2px; border-radius: 50%; background: var(--qs-color-text); box-shadow: 0 0 0 1px var(--qs-color-surface); content: ""; }
.guide-leader::after { flex: 1; min-inline-size: 1px; min-block-size: 1px; background: var(--qs-color-text); content: ""; }
.guide-leader:is([data-edge="left"], [data-edge="right"]) { inset-block: 0; inline-size: calc(var(--distance) + 34px); }
.guide-leader:is([data-edge="top"], [data-edge="bottom"]) { inset-inline: 0; block-size: calc(var(--distance) + 34px); }
.guide-leader[data-edge="left"] { right: 100%; }
.guide-leader[data-edge="right"] { left: 100%; flex-direction: row-reverse; }
.guide-leader[data-edge="top"] { bottom: 100%; flex-direction: column; }
.guide-leader[data-edge="bottom"] { top: 100%; flex-direction: column-reverse; }
.guide-mark { z-index: 1; flex: none; display: grid; place-items: center; inline-size: 20px; block-size: 20px; border-radius: 50%; background: var(--qs-color-text); color: var(--qs-color-surface); box-shadow: 0 0 0 2px var(--qs-color-surface); font: 600 11px/1 var(--qs-font-family-sans); }
.guide-parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px 32px; padding: 16px 36px; border-block-start: 1px solid var(--qs-color-border); background: var(--qs-color-surface-raised); list-style: none; counter-reset: part; }
.guide-parts > li { display: grid; grid-template-columns: 20px 1fr; align-content: start; gap: 0 8px; counter-increment: part; }
.guide-parts > li::before { content: counter(part); grid-row: span 2; display: grid; place-items: center; block-size: 20px; border-radius: 50%; background: var(--qs-color-text); color: var(--qs-color-surface); font: 600 11px/1 var(--qs-font-family-sans); }
.guide-parts > li > span { grid-column: 2; color: var(--qs-color-text-muted); }
.guide-keys { inline-size: 100%; border-collapse: collapse; }
.guide-keys th, .guide-keys td { padding: 8px 16px 8px 0; border-block-end: 1px solid var(--qs-color-border); text-align: start; vertical-align: top; font-weight: 400; }
.guide-keys th:first-child { inline-size: 280px; }
.guide-keys kbd { display: inline-block; margin: 1px 2px 1px 0; padding: 1px 6px; border: 1px solid var(--qs-color-border-strong); border-block-end-width: 2px; border-radius: 4px; background: var(--qs-color-surface-raised); font: 500 12px/1.4 var(--qs-font-family-sans); }
.guide-related { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px 32px; padding: 0; list-style: none; }
.guide-related span { display: block; color: var(--qs-color-text-muted); }
`;

/** The styles of the provider's pages, light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #f7f8f9; --sheet: #fff; --ink: #16202b; --quiet: #55626f;
  --line: #8a96a3; --hairline: #dfe4e9; --accent: #9a4a0a; --on-accent: #fff; --critical: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #10161d; --sheet: #18212b; --ink: #e9eef3; --quiet: #a5b1bd;
  --line: #75828f; --hairline: #2b3743; --accent: #f0a35c; --on-accent: #1d1206; --critical: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-items: start; justify-items: center;
  padding: clamp(16px, 8vh, 96px) 16px 32px; background: var(--paper); color: var(--ink);
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; background: var(--sheet);
  border: 1px solid var(--hairline); border-radius: 10px; }
.brand { margin: 0 0 24px; padding-bottom: 12px; font-weight: 650; letter-spacing: -0.01em;
  background: linear-gradient(var(--accent), var(--accent)) 0 100% / 32px 2px no-repeat; }
h1 { margin: 0 0 24px; font-size: 24px; line-height: 1.25; font-weight: 650; letter-spacing: -0.015em; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 500; }
.field { margin-bottom: 16px; }
input { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--sheet);
  border: 1px solid var(--line); border-radius: 6px; }
input[aria-invalid="true"] { border-color: var(--critical); }
button, .button { display: inline-block; width: 100%; min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 500;
  text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent);
  border: 1px solid transparent; border-radius: 6px; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.error { margin: 0 0 16px; padding-inline-start: 12px; color: var(--critical); border-inline-start: 3px solid; font-weight: 500; }
.accounts { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--hairline); font-size: 14px; color: var(--quiet); }
.accounts h2 { margin: 0 0 8px; font-size: 14px; font-weight: 500; color: inherit; }
dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { color: var(--ink); font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; line-height: 21px; }
dd { margin: 0; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; color: var(--ink); }
.detail { font-size: 14px; color: var(--quiet); }
@media (width < 480px) { body { padding: 0; } main { min-height: 100vh; border: 0; border-radius: 0; padding: 24px 16px; } }
`;

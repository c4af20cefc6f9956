/** The part of the browser's `TrustedTypePolicyFactory` that is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets Storybook's own tools, and no other code, write HTML into the page, which the production policy refuses. Call it
 * once.
 */
export function letStorybookWriteHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isCalledByStorybook() ? html : null),
  });
}

/** Whether the first file of the stack, after this one, is Storybook's. */
function isCalledByStorybook(): boolean {
  const [own, ...files] = [...(new Error().stack ?? '').matchAll(/\/assets\/[\w.-]+\.js/gu)].map(
    ([file]) => file,
  );
  return files.find((file) => file !== own)?.startsWith('/assets/storybook-') ?? false;
}

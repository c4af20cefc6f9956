/** The platform's factory of Trusted Types, as far as it is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets Storybook's own tools write text into the page as HTML, which the policy refuses and the product may never do: who asks is told by its file. To be called once.
 */
export function letStorybookWriteHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isAskedByStorybook() ? html : null),
  });
}

/** The first file of the stack besides this policy's own. */
function isAskedByStorybook(): boolean {
  const [own, ...files] = [...(new Error().stack ?? '').matchAll(/\/assets\/[\w.-]+\.js/gu)].map(
    ([file]) => file,
  );
  return files.find((file) => file !== own)?.startsWith('/assets/storybook-') ?? false;
}

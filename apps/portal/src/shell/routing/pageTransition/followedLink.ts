/** Saves the link of a click in the history entry, so that Back returns to it, also after a reload. */
export function keepFollowedLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined) return;
  const followed = { href, place: linksTo(href).indexOf(link) };
  window.history.replaceState({ ...window.history.state, followed }, '');
}

/** The link that the user followed from this history entry, if the page has it. */
export function followedLink(): HTMLElement | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('followed' in state)) return undefined;
  const { followed } = state;
  if (typeof followed !== 'object' || followed === null || !('href' in followed) || !('place' in followed))
    return undefined;
  return linksTo(String(followed.href))[Number(followed.place)];
}

// Several links may lead to the same address.
function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

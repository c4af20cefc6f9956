import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createPageTransitions,
  type PageTransition,
  type NavigationKind,
  type HistoryEntry,
} from './createPageTransitions.ts';

let made = 0;

function entry(address: string): HistoryEntry {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  made += 1;
  return { key: `key-${made}`, pathname, search, hash };
}

const nothing: PageTransition = { scroll: null, isNewPage: false };
const top: PageTransition = { scroll: { to: 'top' }, isNewPage: true };
const element = (id: string, isNewPage: boolean): PageTransition => ({
  scroll: { to: 'element', id },
  isNewPage,
});

it.each<[string | null, string, NavigationKind, PageTransition]>([
  [null, '/support', 'pop', nothing],
  [null, '/support#open', 'pop', element('open', false)],
  ['/support', '/cloud', 'push', top],
  ['/support', '/cloud', 'replace', top],
  ['/support', '/support/', 'push', nothing],
  ['/', '/support', 'push', top],
  ['/search?keyword=a', '/search?keyword=b', 'push', nothing],
  ['/support', '/support?page=2', 'replace', nothing],
  ['/support', '/support#open', 'push', element('open', false)],
  ['/support#open', '/support#open', 'push', element('open', false)],
  ['/support?page=1#open', '/support?page=2#open', 'push', nothing],
  ['/support#open', '/support', 'push', nothing],
  ['/support', '/support#', 'push', nothing],
  ['/support', '/cloud#prices', 'push', element('prices', true)],
  ['/support', '/support#caf%C3%A9', 'push', element('café', false)],
  ['/support', '/support#50%', 'push', element('50%', false)],
  ['/support', '/cloud', 'pop', top],
])(
  'createPageTransitions scrolls and announces after a navigation from %s to %s (%s): %j [SCROLL-2, SCROLL-4, SCROLL-6]',
  (from, to, kind, expected) => {
    const transitions = createPageTransitions();
    if (from !== null) transitions.arrive(entry(from), 'push');
    expect(transitions.arrive(entry(to), kind)).toEqual(expected);
  },
);

it('createPageTransitions restores the saved position after a reload, but not after a link [SCROLL-7]', () => {
  const terms = { key: 'a', pathname: '/terms-of-use', search: '', hash: '' };
  expect(createPageTransitions().arrive(terms, 'pop', 1_500)).toEqual({
    scroll: { to: 'position', top: 1_500 },
    isNewPage: false,
  });
  expect(createPageTransitions().arrive(terms, 'push', 1_500).scroll).toBeNull();
  const transitions = createPageTransitions();
  transitions.arrive(terms, 'push');
  transitions.leave(40);
  transitions.arrive({ ...terms, key: 'b' }, 'push');
  expect(transitions.arrive(terms, 'pop', 1_500).scroll).toEqual({ to: 'position', top: 40 });
});

it('createPageTransitions restores the position on Back and Forward; only another path is a new page [SCROLL-7]', () => {
  const transitions = createPageTransitions();
  const [list, paged, detail] = [
    entry('/support/cases'),
    entry('/support/cases?page=2'),
    entry('/support/cases/7'),
  ];
  transitions.arrive(list, 'pop');
  transitions.leave(120);
  transitions.arrive(paged, 'push');
  transitions.leave(800);
  transitions.arrive(detail, 'push');
  transitions.leave(40);
  expect(transitions.arrive(paged, 'pop')).toEqual({
    scroll: { to: 'position', top: 800 },
    isNewPage: true,
  });
  expect(transitions.arrive(list, 'pop')).toEqual({
    scroll: { to: 'position', top: 120 },
    isNewPage: false,
  });
  expect(transitions.arrive(detail, 'pop')).toEqual({
    scroll: { to: 'position', top: 40 },
    isNewPage: true,
  });
});

it('createPageTransitions scrolls to the top after a link to an entry with a saved position', () => {
  const transitions = createPageTransitions();
  const list = entry('/support/cases');
  transitions.arrive(list, 'push');
  transitions.leave(500);
  transitions.arrive(entry('/cloud'), 'push');
  expect(transitions.arrive(list, 'push')).toEqual(top);
});

it('createPageTransitions ignores leave() before the first entry', () => {
  const transitions = createPageTransitions();
  transitions.leave(500);
  expect(transitions.arrive(entry('/cloud'), 'pop')).toEqual(nothing);
});

it('createPageTransitions restores the last 200 positions of any history [SCROLL-7]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 190, maxLength: 260 }), (tops) => {
      const transitions = createPageTransitions();
      const walked = tops.map((scrolled, index) => {
        const next = entry(`/page-${index}`);
        transitions.arrive(next, 'push');
        transitions.leave(scrolled);
        return next;
      });
      const restored = walked.map((next) => transitions.arrive(next, 'pop').scroll);
      const expected = tops.map((scrolled, index) =>
        index >= tops.length - 200 ? { to: 'position', top: scrolled } : { to: 'top' },
      );
      // The walk back starts from the last entry, so the first comparison has another path.
      expect(restored.slice(1)).toEqual(expected.slice(1));
    }),
    { numRuns: 20 },
  );
});

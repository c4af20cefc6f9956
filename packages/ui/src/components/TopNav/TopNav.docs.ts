import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The bar of the portal: its menus, search, view switcher and profile.',
  when: 'Once, on every page of a signed-in user.',
  whenNot: 'Not on screens without a bar, nor for links within one page: Tabs.',
  anatomy: {
    story: 'Apollo',
    parts: [
      { name: 'Logo', selector: '[data-home]', note: 'Leads to the start page.' },
      {
        name: 'Menu item',
        selector: '[data-item]',
        side: 'above',
        note: 'A link, or a button that opens a menu.',
      },
      { name: 'Search', selector: '[role="search"]', side: 'above' },
      {
        name: 'Tools',
        selector: '[role="search"] ~ button, [role="search"] + button',
        side: 'above',
        note: 'Feedback, user guide.',
      },
      { name: 'View switcher', selector: '[data-trigger="#view"]', side: 'below' },
      { name: 'Profile', selector: '[data-trigger="#profile"]', side: 'end' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the items; the first stop skips to the page.' },
    { keys: 'Enter, Space', effect: 'Opens a menu or follows a link.' },
    { keys: 'Escape', effect: 'Closes the menu and returns focus to its button.' },
  ],
  content: ['Items are nouns of one or two words, the names of the areas.'],
  accessibility: ['It is a disclosure navigation. The current item has `aria-current`.'],
  related: ['AppShell', 'MenuButton', 'CommandPalette', 'SwitchViewDialog'],
  since: '0.1.0',
};

import { type Journey, signIn } from './support/journey.ts';

/** The specification's widths of the search box, in px. */
const searchBox = { rest: 125, wide: 275 };
const cases = 'nav a[href="/support/cases"]';

/** The bar, by mouse and by keyboard. */
export const navigationJourneys: readonly Journey[] = [
  {
    title: 'The menus of the bar open by mouse and by keyboard, and Escape returns the focus',
    async run(user) {
      await signIn(user, 'amelia', '/landing');
      await user.click('nav button', 'Services');
      await user.click('nav a[href="/services/change-requests"]');
      await user.isAt('on Change requests', ({ address }) => address === '/services/change-requests');
      await user.sees('h1', 'Change requests');
      await user.stepTo('nav button', 'Support', 'Shift+Tab');
      await user.press('Enter');
      await user.stepTo(cases);
      await user.press('Escape');
      await user.hasFocusOn('nav button', 'Support');
      await user.press('Enter');
      await user.stepTo(cases);
      await user.press('Enter');
      await user.isAt('on Cases', ({ address }) => address === '/support/cases');
      await user.hasFocusOn('h1', 'Cases');
      // Its sub-items are loaded when it opens.
      await user.click('nav button', 'Resources');
      await user.click('nav a', 'Price books');
      await user.isAt('on the price books', ({ address }) => address === '/resource?category=price-books');
    },
  },
  {
    title: 'The search box widens and leads to the search page, and a dialog confirms the other view',
    async run(user) {
      await signIn(user, 'amelia', '/landing');
      const box = 'nav input[type=search]';
      const { width } = await user.sees(box);
      if (width !== searchBox.rest) throw new Error(`the search box is ${width} px wide at rest`);
      await user.fill(box, 'fibre');
      const focused = await user.sees(box);
      if (focused.width !== searchBox.wide)
        throw new Error(`the search box is ${focused.width} px wide with the focus`);
      await user.press('Enter');
      await user.isAt('on Search', ({ address }) => address === '/search?keyword=fibre');
      await user.hasFocusOn('h1', 'Search');
      await user.click('nav button', 'Switch view');
      await user.click('nav button', 'Artemis');
      await user.sees('[role=alertdialog]', 'Switch Portal View');
      await user.click('[role=alertdialog] button', 'Confirm');
      await user.isAt('in Artemis', ({ address }) => address === '/artemis/dashboard');
      await user.sees('h1', 'Dashboard');
    },
  },
];

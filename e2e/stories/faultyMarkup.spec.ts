import { type StagePage, expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Defined in `.storybook/stage/untranslatedState.tsx`. */
    showUntranslatedState: (state: 'coming') => void;
  }
}

const button = {
  id: 'controls-button--primary',
  file: 'packages/ui/src/components/Button/Button.stories.tsx',
};
const timeline = {
  id: 'data-timeline--case',
  file: 'packages/ui/src/components/Timeline/Timeline.stories.tsx',
};

/** Adds markup to the page of a story, as a component would, and inspects it. */
async function found(stage: StagePage, draw: (body: HTMLElement) => void) {
  await stage.problemsOf(button);
  await stage.page.evaluate(`(${draw.toString()})(document.body)`);
  return stage.inspect(button.file);
}

test('Story modes report a literal in a component, in texts and in attributes', async ({ stage }) => {
  const { literals } = await found(stage, (body) => {
    const line = document.createElement('p');
    line.textContent = 'Loading more';
    const close = document.createElement('button');
    close.ariaLabel = 'Close';
    const image = new Image();
    image.alt = 'A map';
    const field = document.createElement('input');
    field.placeholder = 'Keyword';
    field.title = '⟦ţĥé ķéýŵôŕð⟧ of 3 words';
    body.append(line, close, image, field);
  });
  expect(literals).toEqual([
    'body > p text: "Loading more" of "Loading more"',
    'body > button aria-label: "Close" of "Close"',
    'body > img alt: "A map" of "A map"',
    'body > input title: "of words" of "⟦ţĥé ķéýŵôŕð⟧ of 3 words"',
    'body > input placeholder: "Keyword" of "Keyword"',
  ]);
});

test('Story modes report the word of a state and the name of a property, though the story contains both', async ({
  stage,
}) => {
  await stage.problemsOf(timeline);
  await stage.page.evaluate(() => window.showUntranslatedState('coming'));
  const { literals } = await stage.inspect(timeline.file);
  expect(literals).toEqual([
    'section > b text: "coming" of "coming"',
    'section > i text: "coming" of "coming"',
    'section > u text: "title" of "title"',
    'div > section aria-label: "coming" of "coming"',
  ]);
});

test('Story modes accept texts of labels, stories and Intl, code and names', async ({ stage }) => {
  const { literals } = await found(stage, (body) => {
    const line = document.createElement('p');
    line.textContent = `⟦šàṽé⟧ ${new Intl.NumberFormat('en', { style: 'currency', currency: 'GBP', currencyDisplay: 'name' }).format(2)}, ${new Date(0).toLocaleDateString('en', { month: 'long' })}`;
    const code = document.createElement('code');
    code.textContent = 'surfaceRaised';
    const name = document.createElement('span');
    name.translate = false;
    name.textContent = 'Quayside';
    body.append(line, code, name);
  });
  expect(literals).toEqual([]);
});

test('Story modes report a page wider than its window and a cut text, but no ellipsis', async ({ stage }) => {
  const { overflow, clipped } = await found(stage, (body) => {
    const draw = (css: string, text: string) => {
      const box = document.createElement('div');
      box.className = 'faulty';
      box.style.cssText = css;
      box.textContent = text;
      body.append(box);
    };
    draw('width: 400px', 'wide');
    draw('width: 40px; overflow: hidden; white-space: nowrap', 'a text that is cut');
    draw('width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis', 'a text made short');
    draw('width: 40px; overflow: auto; white-space: nowrap', 'a text that scrolls');
    draw('position: fixed; left: 340px; top: 0; width: 80px', 'a text over the edge');
  });
  expect(overflow).toBeGreaterThan(0);
  expect(clipped).toEqual([
    '"a text that is cut" in body > div is cut by body > div',
    '"a text over the edge" in body > div is cut by the window',
  ]);
});

test('Story modes report an animation that runs under reduced motion', async ({ stage }) => {
  const { moving } = await found(stage, (body) => {
    body.firstElementChild?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 5000,
      iterations: Infinity,
    });
  });
  expect(moving).toEqual(['body > div']);
});

const violations: readonly [what: string, directive: string, commit: () => void][] = [
  [
    'a style attribute',
    'style-src-attr',
    () => document.body.firstElementChild?.setAttribute('style', 'color: red'),
  ],
  [
    'text that is written as HTML',
    'require-trusted-types-for',
    () => document.body.insertAdjacentHTML('beforeend', '<i>unread</i>'),
  ],
];

for (const [what, directive, commit] of violations) {
  test(`The production policy refuses ${what} of our code`, async ({ stage }) => {
    await stage.problemsOf(button);
    await stage.page.evaluate(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => Reflect.set(window, 'violated', effectiveDirective),
        { once: true },
      );
    });
    await stage.page.evaluate(`try { (${commit.toString()})() } catch {}`);
    await expect.poll(() => stage.page.evaluate(() => Reflect.get(window, 'violated'))).toBe(directive);
  });
}

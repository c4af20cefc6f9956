import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sanitizeHtml } from '../../sanitize/sanitizeHtml.ts';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import banner from './banner.fixture.svg?no-inline';
import { MarketingPopup } from './MarketingPopup.tsx';

const { popupScrollMax } = tokenNumbers.size;

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(1600, 1200);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the popup and waits for its message and its images. */
async function open(html: string): Promise<{ box: Element; area: HTMLElement }> {
  root.render(
    <QuaysideProvider>
      <MarketingPopup
        open
        content={{ status: 'ready', html: sanitizeHtml(html) }}
        onClose={() => undefined}
      />
    </QuaysideProvider>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const box = dialog.element();
  const area = box.querySelector<HTMLElement>('[data-state]');
  if (!area) throw new Error('The popup has no message area.');
  await Promise.all(
    [...box.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)),
  );
  return { box, area };
}

/** The distinct layout heights of an element in the next 8 frames. The entrance animation does not change them. */
async function heightsOf(element: Element): Promise<string[]> {
  const heights = new Set<string>();
  for (let frame = 0; frame < 8; frame += 1) {
    await nextFrame();
    heights.add(getComputedStyle(element).height);
  }
  return [...heights];
}

it.each([
  ['a first-level heading', '<h1>One heading</h1>'],
  ['a second-level heading', '<h2>One heading</h2>'],
  ['a text that ends in a heading', '<p>Some news</p><h2>And more</h2>'],
  ['a paragraph', '<p>Some news</p>'],
  ['small letters', '<small>Some news</small>'],
  ['raised and lowered letters', '<p>x<sup>2<sup>2</sup></sup> y<sub>2<sub>2</sub></sub></p>'],
  ['letters that are taller than the line', '<h2>Ẳ ษฐี้ ﷺ ༀཱུྂ</h2>'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>'],
  ['a table', '<table><tr><th>Site</th></tr><tr><td>London</td></tr></table>'],
  ['a picture without a size', `<img src="${banner}">`],
  ['a picture and a heading', `<img src="${banner}"><h2>One heading</h2>`],
  ['a rule', '<hr>'],
  ['nothing', ''],
])(
  'MarketingPopup keeps one height while it shows %s, and does not scroll [MARKETING-6]',
  async (_what, html) => {
    const { box, area } = await open(html);
    expect(await heightsOf(box)).toHaveLength(1);
    expect(area.dataset['state']).toBe('fits');
    expect(area.scrollHeight).toBe(area.clientHeight);
  },
);

it.each([
  ['p', -1],
  ['p', -0.5],
  ['p', 0],
  ['p', 0.5],
  ['p', 1],
  ['p', 40],
  ['h2', 0],
  ['h2', 1],
])(
  'MarketingPopup keeps one height while its message ends in a %s and is %d px higher than the most it shows [MARKETING-6]',
  async (last, beyond) => {
    const { box, area } = await open(`<p>Some news</p><${last}>The end</${last}>`);
    const content = area.firstElementChild;
    const first = area.querySelector<HTMLElement>('p');
    if (!content || !first) throw new Error('The message has no text.');
    const added = popupScrollMax + beyond - content.getBoundingClientRect().height;
    first.style.blockSize = `${first.getBoundingClientRect().height + added}px`;
    await nextFrame();
    expect(await heightsOf(box)).toHaveLength(1);
    expect(Number.parseFloat(getComputedStyle(area).height)).toBeCloseTo(
      popupScrollMax + Math.min(beyond, 0),
      1,
    );
    // Less than a pixel may round either way.
    expect(area.dataset['state']).toMatch(beyond >= 1 ? /^scrolls$/ : beyond > 0 ? /./ : /^fits$/);
  },
);

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { AsyncContent, type AsyncContentState } from '../components/AsyncContent/AsyncContent.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { plusIcon } from '../icons/plusIcon.ts';
import { ownText } from './ownText.tsx';
import { QuaysideProvider } from './QuaysideProvider.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Draws each node in turn, and translates the page after each as a browser does: text nodes make way for elements. */
function textsWhileTranslated(nodes: readonly ReactNode[]): string[] {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const seen = nodes.map((node) => {
    act(() => root.render(<QuaysideProvider>{node}</QuaysideProvider>));
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
    return place.textContent;
  });
  act(() => root.unmount());
  place.remove();
  return seen;
}

it('A text beside siblings changes, comes and goes on a page that the browser translates', () => {
  const texts = ['Save', 'Saving', ['Show ', 2, ' more'], 3, null, 'Save'];
  const shown = textsWhileTranslated(
    texts.map((text, index) => (
      <p key="line">
        {index % 2 === 1 && <b>!</b>}
        {ownText(text)}
      </p>
    )),
  );
  expect(shown).toEqual(['Save', '!Saving', 'Show 2 more', '!3', '', '!Save']);
});

it('A button of a page that the browser translates has the present label', () => {
  const [, saving] = textsWhileTranslated([
    <Button key="save">Save</Button>,
    <Button key="save" icon={plusIcon} pending>
      Saving
    </Button>,
  ]);
  expect(saving).toBe('Saving');
});

it('Content that loads, fails and arrives is shown on a page that the browser translates', () => {
  const states: AsyncContentState<string>[] = [
    { status: 'loading' },
    { status: 'failed', reference: 'R-1' },
    { status: 'loading' },
    { status: 'ready', data: 'Bristol' },
    { status: 'failed', reference: 'R-2', data: 'Bristol', receivedAt: 0 },
  ];
  const shown = textsWhileTranslated(
    states.map((state) => (
      <AsyncContent key="content" state={state} placeholder={null}>
        {(data) => <p>{data}</p>}
      </AsyncContent>
    )),
  );
  expect(shown[1]).toContain('R-1');
  expect(shown[3]).toBe('Bristol');
  expect(shown[4]).toContain('R-2');
});

it('A title and a lead of several parts become plain texts on a page that the browser translates', () => {
  const texts = [
    <>
      Cease <bdi>Quay House</bdi>
    </>,
    'Cease a service',
  ];
  const drawn = texts.flatMap((text) => [
    <PageHeader key="page" title={text} lead={text} />,
    <Card key="card" title={text} lead={text} />,
  ]);
  for (const kind of ['page', 'card'])
    expect(textsWhileTranslated(drawn.filter(({ key }) => key === kind))).toEqual([
      'Cease Quay HouseCease Quay House',
      'Cease a serviceCease a service',
    ]);
});

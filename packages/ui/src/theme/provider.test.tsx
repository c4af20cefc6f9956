import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Link } from '../components/Link/Link.tsx';
import { QuaysideProvider } from './QuaysideProvider.tsx';
import type { LabelSource } from './quaysideContext.ts';

const german: Record<string, object> = { InlineAlert: { info: 'Hinweis' } };
const labels: LabelSource = (component) => german[component] ?? {};

function drawAlert(own: { info?: string } = {}): string {
  return renderToString(
    <QuaysideProvider labels={labels}>
      <InlineAlert labels={own}>Saved</InlineAlert>
      <InlineAlert tone="positive">Saved</InlineAlert>
    </QuaysideProvider>,
  );
}

it('A component without a provider throws an error that names the solution', () => {
  expect(() => renderToString(<InlineAlert>Saved</InlineAlert>)).toThrow(
    'InlineAlert has no words and links',
  );
  expect(() => renderToString(<Link href="/support">Support</Link>)).toThrow(
    'wrap the application in <QuaysideProvider>',
  );
});

it('The labels of a component are its own, else those of the provider, else English', () => {
  expect(drawAlert()).toContain('aria-label="Hinweis"');
  expect(drawAlert()).toContain('aria-label="Done"');
  expect(drawAlert({ info: 'Wichtig' })).toContain('aria-label="Wichtig"');
});

function drawRange(own?: string): string {
  return renderToString(
    <QuaysideProvider locale="de-DE">
      <Pagination
        page={100}
        pageSize={50}
        total={12_345}
        onPageChange={() => undefined}
        {...(own && { locale: own })}
      />
    </QuaysideProvider>,
  );
}

it('The numbers of a component follow its own locale, else that of the provider', () => {
  expect(drawRange()).toContain('12.345');
  expect(drawRange('en-GB')).toContain('12,345');
});

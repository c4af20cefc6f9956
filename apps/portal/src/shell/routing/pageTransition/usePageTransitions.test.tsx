import { StrictMode, useLayoutEffect, useState, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageTransitionContext } from './pageTransitionContext.ts';
import { usePageTransitions, useReportPage } from './usePageTransitions.ts';

const arrival = { happen: (): void => undefined };

function Page({ title }: { title: string }): JSX.Element {
  useReportPage(title);
  return <h1>{title}</h1>;
}

/** A page whose code arrives when the test says so. */
function LatePage(): JSX.Element {
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    arrival.happen = () => setLoaded(true);
  }, []);
  return isLoaded ? <Page title="Late" /> : <h1>Loading</h1>;
}

function Site(): JSX.Element {
  const { callbacks } = usePageTransitions();
  return (
    <PageTransitionContext value={callbacks}>
      <input aria-label="Search" />
      <Link to="/late">Late page</Link>
      <main>
        <Routes>
          <Route path="/" element={<Page title="Start" />} />
          <Route path="/late" element={<LatePage />} />
        </Routes>
      </main>
    </PageTransitionContext>
  );
}

function show(): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

const search = page.getByRole('textbox', { name: 'Search' });
const heading = (name: string) => page.getByRole('heading', { name });

it('A page that arrives takes the focus from the link that led to it', async () => {
  show();
  await page.getByRole('link', { name: 'Late page' }).click();
  await expect.element(heading('Loading')).toBeVisible();
  arrival.happen();
  await expect.element(heading('Late')).toHaveFocus();
});

it('A page that arrives leaves the focus in the search of the bar while the user types there', async () => {
  show();
  await page.getByRole('link', { name: 'Late page' }).click();
  await expect.element(heading('Loading')).toBeVisible();
  await search.click();
  await userEvent.keyboard('qs1');
  arrival.happen();
  await expect.element(heading('Late')).toBeVisible();
  await userEvent.keyboard('04200');
  await expect.element(search).toHaveValue('qs104200');
});

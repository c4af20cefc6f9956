import { afterEach, expect, it, vi } from 'vitest';
import { openTab, showFile } from './openFile.ts';

afterEach(() => vi.restoreAllMocks());

const create = () => vi.spyOn(URL, 'createObjectURL');
const revoke = () => vi.spyOn(URL, 'revokeObjectURL');

it('showFile frees the file after its download has begun', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [created, revoked] = [create(), revoke()];
  showFile(new Blob(['a,b'], { type: 'text/csv' }), 'prices.csv', null);
  expect(revoked).not.toHaveBeenCalled();
  await expect.poll(() => revoked.mock.calls).toEqual([[created.mock.results[0]?.value]]);
});

it('showFile frees a PDF after its tab has loaded it', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true);
  const [created, revoked] = [create(), revoke()];
  const tab = openTab();
  // A page replaces the PDF, which a headless browser does not show.
  created.mockImplementation(() => {
    created.mockRestore();
    return URL.createObjectURL(new Blob(['A page'], { type: 'text/html' }));
  });
  showFile(new Blob(['%PDF'], { type: 'application/pdf' }), 'guide.pdf', tab);
  await expect.poll(() => revoked.mock.calls).toEqual([[expect.stringMatching(/^blob:/)]]);
  expect(tab?.document.body.textContent).toBe('A page');
  tab?.close();
});

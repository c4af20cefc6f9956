import { rootAttributes } from '@quayside/ui/theme';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { App, appearance } from './App.tsx';

/** Renders the page at `path` into the built `index.html`. */
export async function render(template: string, path: string, nonce: string): Promise<string> {
  const sheet = new ServerStyleSheet({ nonce });
  const page = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      sheet.collectStyles(
        <StrictMode>
          <Router ssrPath={path}>
            <App />
          </Router>
        </StrictMode>,
      ),
      { nonce, onAllReady: () => resolve(text(pipe(new PassThrough()))), onError: reject },
    );
  });
  const { 'data-theme': theme, 'data-view': view, 'data-density': density, dir } = rootAttributes(appearance);
  return template
    .replace('%NONCE%', nonce)
    .replace(
      'data-appearance',
      `data-theme="${theme}" data-view="${view}" data-density="${density}" dir="${dir}"`,
    )
    .replace('<!--styles-->', () => sheet.getStyleTags())
    .replace('<!--page-->', () => page);
}

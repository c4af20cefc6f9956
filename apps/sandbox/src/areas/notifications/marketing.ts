import { readFileSync } from 'node:fs';
import { file, html } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { publicRoute, route } from '../../http/route.ts';
import type { AreaRoutes, PublicAreaRoutes } from '../ports.ts';

export const marketingRoutes: AreaRoutes = ({ settings }) => [
  route('getMarketingContent', () => html(settings.get('marketing').html)),
];

/** The picture above the message, 560 × 250 px; 404 if it was removed. Public, because an image request sends no token. */
export const marketingLogoRoutes: PublicAreaRoutes = ({ settings }) => [
  publicRoute('getMarketingLogo', () => {
    if (settings.get('marketing').logo) return file(readPicture(), 'image/svg+xml');
    throw new ProblemError(404, 'The marketing message has no picture now. Show it without one.');
  }),
];

function readPicture(): string {
  return readFileSync(new URL('marketing.svg', import.meta.url), 'utf8');
}

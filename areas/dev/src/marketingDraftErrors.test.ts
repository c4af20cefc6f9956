import { expect, it } from 'vitest';
import { marketingDraftErrors } from './marketingDraftErrors.ts';

const text = '<p>News</p>';

it.each([
  { html: text, image: '' },
  { html: '', image: '/favicon.svg' },
  { html: '', image: '/' },
  { html: text, image: 'https://images.example/banner.png' },
  { html: text, image: 'HTTPS://images.example/banner.png' },
])('A marketing draft with a text, an image or both can be previewed: %j [DEV-6]', (draft) => {
  expect(marketingDraftErrors(draft)).toEqual({});
});

it('A marketing draft without a text and an image names the missing parts [DEV-6]', () => {
  expect(marketingDraftErrors({ html: '', image: '' })).toEqual({
    html: 'Give a text, or the address of an image below.',
  });
});

it.each([
  'http://images.example/banner.png',
  '//images.example/banner.png',
  String.raw`/\images.example/banner.png`,
  'https:///banner.png',
  'https://',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:https://portal.example/1',
  'javascript:alert(1)',
  'banner.png',
])('A marketing draft with an image that the portal may not load is refused: %s [DEV-6]', (image) => {
  expect(Object.keys(marketingDraftErrors({ html: text, image }))).toEqual(['image']);
  expect(Object.keys(marketingDraftErrors({ html: '', image }))).toEqual(['image']);
});

import { expect, it } from 'vitest';
import { isWholePage } from './webPage.ts';

it.each([
  '<!DOCTYPE html><p>Sign in to the hotel',
  '\uFEFF<html>',
  '<!-- x --> <head>',
  '<body class="x">',
  '<?xml version="1.0"?><html>',
])('isWholePage accepts %j', (html) => {
  expect(isWholePage(html)).toBe(true);
});

it.each(['', '<p>News</p>', '<header>News</header>', 'We use <html> tags', '<bodyguard>'])(
  'isWholePage rejects %j',
  (html) => {
    expect(isWholePage(html)).toBe(false);
  },
);

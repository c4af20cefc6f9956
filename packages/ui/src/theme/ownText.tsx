'use client';
import type { ReactNode } from 'react';

/**
 * Puts a text into an element of its own, and returns any other content as it is. A browser's translation replaces
 * the text nodes of a page: React could then neither change nor remove a text that stands bare beside siblings.
 */
export function ownText(content: ReactNode): ReactNode {
  if (Array.isArray(content)) return content.every(isText) ? <span>{content.join('')}</span> : content;
  return isText(content) ? <span>{content}</span> : content;
}

function isText(content: unknown): boolean {
  return typeof content === 'string' || typeof content === 'number';
}

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

/**
 * Puts content of several parts into an element of its own, and returns a text as it is. The text beside a name then goes together
 * with it when a plain text takes their place.
 */
export function ownParts(content: ReactNode): ReactNode {
  return isText(content) || content === null || content === undefined ? content : <span>{content}</span>;
}

function isText(content: unknown): boolean {
  return typeof content === 'string' || typeof content === 'number';
}

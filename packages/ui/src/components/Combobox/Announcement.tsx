'use client';
import { useEffect, useState, type JSX } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const delayMs = 500;

/** Announces a text politely once it has been the same for half a second, so that it does not interrupt typing. */
export function Announcement({ text }: { text: string }): JSX.Element {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden as="output">{announced}</VisuallyHidden>;
}

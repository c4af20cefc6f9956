'use client';
import { useEffect, useRef, useState } from 'react';
import { fileAnnouncement, type SeenFiles } from './fileAnnouncement.ts';
import type { FileListLabels } from './FileList.labels.ts';
import type { FileListItem } from './FileList.types.ts';

/** Long enough for every screen reader to announce it. Longer would make it read twice while browsing. */
const announcementMs = 7000;

/** The text of the live region: empty at first, so that a list that appears with its page is not announced. */
export function useFileAnnouncement(
  files: readonly FileListItem[],
  text: FileListLabels,
  locale: string,
): string {
  const seen = useRef<SeenFiles | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = seen.current;
    seen.current = new Map(files.map(({ id, state }) => [id, state]));
    if (before === null) return;
    const numbers = new Intl.NumberFormat(locale);
    const words = fileAnnouncement(files, before, text, (count) => numbers.format(count));
    if (words !== '') setAnnouncement(words);
  }, [files, text, locale]);

  useEffect(() => {
    if (announcement === '') return undefined;
    const timer = setTimeout(() => setAnnouncement(''), announcementMs);
    return () => clearTimeout(timer);
  }, [announcement]);

  return announcement;
}

'use client';
import { useEffect, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { filesOfPaste } from './filesOfPaste.ts';
import { sortFiles, type FileLimits, type RejectedFile } from './sortFiles.ts';

type FileDropOptions = {
  limits: FileLimits;
  disabled: boolean;
  onFiles: (accepted: File[], rejected: RejectedFile[]) => void;
};

export type FileDropHandlers = {
  /** Files are dragged over the zone. */
  isOver: boolean;
  zone: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
  handleChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Dragged text and links are none of ours: the browser handles them. */
function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data !== null && Array.from(data.types).includes('Files');
}

/** Returns the files that represent a folder. Empty where the browser cannot tell. */
function foldersOf({ items, files }: DataTransfer): Set<File> {
  // The items that are files have the order of `files`.
  const entries = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  const isFolder = (index: number): boolean => entries[index]?.webkitGetAsEntry?.()?.isDirectory === true;
  return new Set([...files].filter((_, index) => isFolder(index)));
}

/**
 * Reads files from the native input, a drop and a paste. A drop of files anywhere else on the page does nothing, because
 * the browser would leave the page to show the file, and with it everything that the user has typed.
 */
export function useFileDrop({ limits, disabled, onFiles }: FileDropOptions): FileDropHandlers {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', refuseDrop);
    window.addEventListener('drop', refuseDrop);
    return () => {
      window.removeEventListener('dragover', refuseDrop);
      window.removeEventListener('drop', refuseDrop);
    };
  }, []);

  function report(files: readonly File[], folders?: ReadonlySet<File>): void {
    if (files.length === 0) return;
    const { accepted, rejected } = sortFiles(files, limits, folders);
    onFiles(accepted, rejected);
  }

  function handleDrag(event: DragEvent): void {
    if (disabled || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return {
    isOver: isOver && !disabled,
    zone: {
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (disabled || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        report([...event.dataTransfer.files], foldersOf(event.dataTransfer));
      },
      onPaste(event) {
        const files = filesOfPaste(event.clipboardData);
        if (disabled || files.length === 0) return;
        event.preventDefault();
        report(files);
      },
    },
    handleChange({ currentTarget }) {
      const files = [...(currentTarget.files ?? [])];
      // So that the same file can be chosen again after it was removed.
      currentTarget.value = '';
      report(files);
    },
  };
}

function refuseDrop(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

import { archiveIcon } from '../../icons/archiveIcon.ts';
import { documentIcon } from '../../icons/documentIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { imageIcon } from '../../icons/imageIcon.ts';

const images = 'avif bmp gif heic heif jpeg jpg png svg tif tiff webp'.split(' ');
const archives = '7z gz rar tar tgz zip'.split(' ');

/** The letters before the extension that stay visible with it. */
const KEPT = 6;
/** A longer text after the last dot is no extension. */
const LONGEST_EXTENSION = 8;

function extensionOf(name: string): string {
  const extension = /\.([^.\s]+)$/.exec(name)?.[1] ?? '';
  return extension.length <= LONGEST_EXTENSION ? extension : '';
}

export function fileIcon(name: string, mediaType?: string): IconShape {
  const extension = extensionOf(name).toLowerCase();
  if (mediaType?.startsWith('image/') || images.includes(extension)) return imageIcon;
  return mediaType?.endsWith('zip') || archives.includes(extension) ? archiveIcon : documentIcon;
}

/**
 * A name in two parts. Where there is too little space, the first is cut, so that the end with the extension stays
 * visible. A character that consists of several code points stays whole.
 */
export function splitName(name: string): [start: string, end: string] {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const extension = extensionOf(name);
  const kept = KEPT + (extension === '' ? 0 : Array.from(extension).length + 1);
  if (characters.length <= 2 * kept) return [name, ''];
  return [characters.slice(0, -kept).join(''), characters.slice(-kept).join('')];
}

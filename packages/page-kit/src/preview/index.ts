export { usePreview, type Preview, type PreviewOptions } from './usePreview.ts';

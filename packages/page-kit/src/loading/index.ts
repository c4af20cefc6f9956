export { lazyDialog, lazySection } from './lazyComponent.tsx';

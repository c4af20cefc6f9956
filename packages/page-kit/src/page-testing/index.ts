export { inDesignSystem } from './inDesignSystem.tsx';
export { createPinsApi, pinFixtures } from './pinsApi.ts';
export { failed, loaded, loading, receivedAtMs } from './resources.ts';

import type { ArgTypesEnhancer } from 'storybook/internal/types';
/** Types as a reader means them, and no control for what could not be typed in: an element, a callback. */
export declare const readableArgTypes: ArgTypesEnhancer;
//# sourceMappingURL=argTypes.d.ts.map
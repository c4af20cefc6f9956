export {
  loadRuntimeConfig,
  type LoadRuntimeConfigOptions,
  type LoadRuntimeConfigPorts,
  type RuntimeConfigResult,
} from './loadRuntimeConfig.ts';
export { isProduction } from './isProduction.ts';
export type { RuntimeConfig } from './runtimeConfig.ts';

export {
  loadRuntimeConfig,
  type LoadRuntimeConfigOptions,
  type LoadRuntimeConfigPorts,
  type RuntimeConfigResult,
} from './loadRuntimeConfig.ts';
export type { RuntimeConfig } from './runtimeConfig.ts';

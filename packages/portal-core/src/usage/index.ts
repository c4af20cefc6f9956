export {
  createUsage,
  type Usage,
  type UsageOptions,
  type UsagePorts,
  type UsageState,
  type UsageTracker,
  type UsageUser,
} from './createUsage.ts';

export { getJob, jobSchema, type Job } from './api.ts';
export {
  createIncrements,
  type Increments,
  type IncrementsState,
  type Increment,
  type IncrementsOptions,
} from './createIncrements.ts';
export { type ExportProgress, useExport, type UseExportResult } from './useExport.ts';

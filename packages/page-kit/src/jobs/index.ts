export { getJob, jobSchema } from './api.ts';
export { createIncrements, type Increments, type IncrementsState } from './createIncrements.ts';
export { type ExportProgress, useExport } from './useExport.ts';

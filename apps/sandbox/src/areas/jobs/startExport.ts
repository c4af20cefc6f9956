import type { Job } from '../../contract/generated/openapi.ts';
import type { OperationId } from '../../contract/operations.ts';
import { json, type ApiResponse } from '../../http/apiResponse.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import type { ListExport } from './exportFormat.ts';
import { createExport } from './store.ts';

/** Starts the job of an export. Its file needs the right of the operation that started it. */
export function startExport(
  world: World,
  caller: Caller,
  operationId: OperationId,
  list: ListExport,
): ApiResponse<Job> {
  const job = createExport(world, caller, operationId, list);
  const response = json(job, 202);
  return { ...response, headers: { ...response.headers, location: `/api/portal/rest/jobs/${job.id}` } };
}

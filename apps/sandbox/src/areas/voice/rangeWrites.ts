import type { EmergencyAddress } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { ranges, searchedRange, type RangeRow } from './ranges.ts';
import { trunks } from './trunks.ts';

/** Changes the name, the trunk and the site of a range. Throws 422 for a trunk or site that the partner does not have. */
export function changeRange(
  world: World,
  caller: Caller,
  row: RangeRow,
  change: BodyOf<'changeNumberRange'>,
): void {
  const { label = row.label } = change;
  const trunk = change.trunkId === undefined ? row.trunk : trunkOf(world, caller, change.trunkId);
  const site = change.siteId === undefined ? row.site : siteOf(world, caller, change.siteId);
  const searched = searchedRange({ ...row, label, trunk, site });
  ranges.change(world, row.id, caller.name, { label: label.trim(), trunk, site, searched });
}

/** A trunk of the caller's partner. Throws 422 for another one. */
export function trunkOf(world: World, { partnerId }: Caller, id: string | null) {
  if (id === null) return null;
  const trunk = trunks.first(world, 'id = ? AND partner_id = ?', id, partnerId);
  if (trunk === undefined) throw refuse('/trunkId', 'is not one of your trunks');
  return { id, name: trunk.name };
}

function siteOf(world: World, { partnerId }: Caller, id: string | null) {
  if (id === null) return null;
  const row = world.first(
    `SELECT a_site AS id, a_name AS name, a_postcode AS postcode FROM services WHERE partner_id = ? AND a_site = ?
     UNION SELECT b_site, b_name, b_postcode FROM services WHERE partner_id = ? AND b_site = ?`,
    partnerId,
    id,
    partnerId,
    id,
  );
  if (row === undefined) throw refuse('/siteId', 'is not one of your sites');
  return { siteId: id, name: String(row['name']), postcode: String(row['postcode']) };
}

/** The minutes until the register has checked an address. */
const CHECK_TAKES = 1;

/** Sets the address for emergency calls, and schedules its check. */
export function setEmergencyAddress(
  world: World,
  caller: Caller,
  id: string,
  emergencyAddress: EmergencyAddress,
): void {
  ranges.change(world, id, caller.name, { emergency: 'checking', emergencyAddress, emergencyNote: null });
  world.schedule(CHECK_TAKES, { kind: 'emergencyAddress.checked', subjectId: id, payload: '' });
}

/** The scheduled check of an address for emergency calls. The register rejects PO boxes. */
export function addRangeEvents(world: World): void {
  world.on('emergencyAddress.checked', ({ subjectId }) => {
    const row = ranges.first(world, `id = ? AND emergency = 'checking'`, subjectId);
    if (row === undefined) return;
    const isBox = /\bp\.? ?o\.? ?box\b/i.test(JSON.stringify(row.emergencyAddress));
    ranges.set(world, subjectId, {
      version: row.version + 1,
      emergency: isBox ? 'rejected' : 'confirmed',
      emergencyNote: isBox
        ? 'The emergency services can’t go to a PO box. Enter the address of the building.'
        : null,
    });
  });
}

function refuse(pointer: string, detail: string): ProblemError {
  return new ProblemError(422, 'This cannot be saved. Correct the named fields.', {
    errors: [{ pointer, detail }],
  });
}

import type { EmergencyAddress } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { searchedText, toRange } from './rangeRow.ts';

/** Changes the name, the trunk and the site of a range. Throws 422 for a trunk or site that the partner does not have. */
export function changeRange(
  world: World,
  caller: Caller,
  row: Row,
  change: BodyOf<'changeNumberRange'>,
): void {
  const before = toRange(row);
  const { label = before.label } = change;
  const trunk = change.trunkId === undefined ? before.trunk : trunkOf(world, caller, change.trunkId);
  const site = change.siteId === undefined ? before.site : siteOf(world, caller, change.siteId);
  world.all(
    `UPDATE voice_ranges SET label = ?, trunk_id = ?, trunk_name = ?, site_id = ?, site_name = ?, site_postcode = ?, searched = ?,
       changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?`,
    label.trim(),
    trunk?.id ?? null,
    trunk?.name ?? null,
    site?.siteId ?? null,
    site?.name ?? null,
    site?.postcode ?? null,
    searchedText([before.id, label, before.areaName, site?.name, site?.postcode, trunk?.name]),
    caller.name,
    world.now().toISOString(),
    before.id,
  );
}

/** A trunk of the caller's partner. Throws 422 for another one. */
export function trunkOf(world: World, { partnerId }: Caller, id: string | null) {
  if (id === null) return null;
  const row = world.first('SELECT id, name FROM voice_trunks WHERE id = ? AND partner_id = ?', id, partnerId);
  if (row === undefined) throw refuse('/trunkId', 'is not one of your trunks');
  return { id: String(row['id']), name: String(row['name']) };
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
export function setEmergencyAddress(world: World, caller: Caller, row: Row, address: EmergencyAddress): void {
  const id = String(row['id']);
  world.all(
    `UPDATE voice_ranges SET emergency = 'checking', emergency_address = ?, emergency_note = NULL, changed_by = ?, changed_at = ?,
       version = version + 1
     WHERE id = ?`,
    JSON.stringify(address),
    caller.name,
    world.now().toISOString(),
    id,
  );
  world.schedule(CHECK_TAKES, { kind: 'emergencyAddress.checked', subjectId: id, payload: '' });
}

/** The scheduled check of an address for emergency calls. The register rejects PO boxes. */
export function addRangeEvents(world: World): void {
  world.on('emergencyAddress.checked', ({ subjectId }) => {
    const row = world.first(`SELECT * FROM voice_ranges WHERE id = ? AND emergency = 'checking'`, subjectId);
    if (row === undefined) return;
    const isBox = /\bp\.? ?o\.? ?box\b/i.test(String(row['emergency_address']));
    world.all(
      'UPDATE voice_ranges SET emergency = ?, emergency_note = ?, version = version + 1 WHERE id = ?',
      isBox ? 'rejected' : 'confirmed',
      isBox ? 'The emergency services can’t go to a PO box. Enter the address of the building.' : null,
      subjectId,
    );
  });
}

function refuse(pointer: string, detail: string): ProblemError {
  return new ProblemError(422, 'This cannot be saved. Correct the named fields.', {
    errors: [{ pointer, detail }],
  });
}

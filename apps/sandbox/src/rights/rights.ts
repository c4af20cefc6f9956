import { sharedContract } from '../contract/contract.ts';
import type { PermissionId, UserRole } from '../contract/generated/openapi.ts';
import type {
  OpenApiDocument,
  OperationRight,
  PermissionObject,
  RightAlternative,
} from '../contract/openApiDocument.ts';
import type { OperationId } from '../contract/operations.ts';
import type { JsonObject } from '../store/mergePatch.ts';
import { keysOf } from '../store/typedObject.ts';
import { grantsOf, isOpenTo, nearestOf, type Grants } from './grantsOf.ts';
import { roleSentence, sentenceOf, termsSentence } from './sentences.ts';

/** A permission, and the roles that grant it by their ids in Admin. */
export interface Permission {
  readonly id: PermissionId;
  readonly view: PermissionObject['view'];
  readonly roles: readonly UserRole[];
}

/** The table of rights in the OpenAPI document. */
export interface Rights {
  /** Why a user may not make a call, in a sentence for the user; null if the user may. */
  refusalOf(id: OperationId, claims: JsonObject): string | null;
  /** The permission that a user lacks for a call, and a role could give; null if none would help. */
  missingFor(id: OperationId, claims: JsonObject): PermissionId | null;
  /** Whether a user has the right of an operation. Without it, an operation that filters shows nothing. */
  has(this: void, id: OperationId, claims: JsonObject): boolean;
  /** Why none of the roles of a claim grants a permission; null if one does. */
  refusalOfPermission(roles: readonly string[], permission: PermissionId): string | null;
  grants(roles: readonly string[], permission: PermissionId): boolean;
  /** Whether a call that needs a permission is open to claims, whatever their roles. If none is, the permission has no effect. */
  hasEffect(this: void, permission: PermissionId, claims: JsonObject): boolean;
  /** In the order of the document. */
  readonly permissions: readonly Permission[];
  /** The roles of Admin, with their value in the claim `roles`, in the order of the document. */
  readonly adminRoles: ReadonlyMap<UserRole, string>;
}

let shared: Rights | undefined;

export function sharedRights(): Rights {
  shared ??= createRights(sharedContract().document);
  return shared;
}

/** Reads the table. Throws for an operation without a right. */
function createRights(document: OpenApiDocument): Rights {
  const { 'x-permissions': permissions, 'x-roles': roles } = document;
  const operations = operationRightsOf(document);
  const alternatives = [...operations.values()].flatMap(({ right }) => right.anyOf);

  function rightOf(id: OperationId): OperationRight {
    const right = operations.get(id)?.right;
    if (right === undefined) throw new Error(`The operation ${id} has no right in the OpenAPI document.`);
    return right;
  }

  function isGranted(own: readonly string[], permission: RightAlternative['permission']): boolean {
    if (permission === 'signedIn' || permission === 'public') return true;
    return permissions[permission].roles.some((role) => own.includes(role));
  }

  const meets = (grants: Grants, right: OperationRight): boolean =>
    right.anyOf.some(
      (alternative) => isOpenTo(grants, alternative) && isGranted(grants.roles, alternative.permission),
    );

  return {
    refusalOf(id, claims) {
      const grants = grantsOf(claims);
      const right = rightOf(id);
      if (operations.get(id)?.needsTerms === true && !grants.hasAgreed) return termsSentence;
      if (right.outcome === 'filter' || meets(grants, right)) return null;
      const nearest = nearestOf(grants, right);
      return nearest === undefined ? null : sentenceOf(document, grants, nearest);
    },
    missingFor(id, claims) {
      const grants = grantsOf(claims);
      const right = rightOf(id);
      const nearest = nearestOf(grants, right);
      if (nearest === undefined || meets(grants, right) || !isOpenTo(grants, nearest)) return null;
      const { permission } = nearest;
      return permission === 'signedIn' || permission === 'public' ? null : permission;
    },
    has: (id, claims) => meets(grantsOf(claims), rightOf(id)),
    refusalOfPermission: (own, permission) =>
      isGranted(own, permission) ? null : roleSentence(document, own, permission),
    grants: isGranted,
    hasEffect(permission, claims) {
      const grants = grantsOf(claims);
      return alternatives.some((each) => each.permission === permission && isOpenTo(grants, each));
    },
    permissions: keysOf(permissions).map((id) => ({
      id,
      view: permissions[id].view,
      roles: permissions[id].roles.flatMap((role) => roles[role]?.admin ?? []),
    })),
    adminRoles: new Map(
      Object.entries(roles).flatMap(([claim, { admin }]) =>
        admin === undefined ? [] : [[admin, claim] as const],
      ),
    ),
  };
}

/**
 * The right of each operation, and whether its caller must have accepted the terms: everything but their acceptance, public operations,
 * and what the shell needs, which is whatever below `/core` needs only a token.
 */
function operationRightsOf({ paths }: OpenApiDocument) {
  const rights = new Map<string, { readonly right: OperationRight; readonly needsTerms: boolean }>();
  for (const [path, item] of Object.entries(paths)) {
    // A path has members besides its operations, such as `servers`.
    const operations = Object.values(item).filter((member) => 'operationId' in member);
    for (const { operationId, 'x-access': right } of operations) {
      const isPublic = right.anyOf.some(({ permission }) => permission === 'public');
      const isOfShell = path.startsWith('/core/') && right.anyOf.some(({ view }) => view === undefined);
      const needsTerms = !isPublic && !isOfShell && operationId !== 'acceptTermsOfUse';
      rights.set(operationId, { right, needsTerms });
    }
  }
  return rights;
}

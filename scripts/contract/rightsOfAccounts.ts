import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RightsDocument } from '../../tools/openapi/rightsReference.ts';
import { root } from '../../tools/harness/settings.ts';
import type { Verdict } from './verdict.ts';

/** An account of the server under test: its roles or another name, and an access token. */
export interface Account {
  readonly name: string;
  readonly token: string;
}

type Right = NonNullable<RightsDocument['paths'][string][string]['x-access']>;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly required?: boolean };
  readonly security?: readonly unknown[];
  readonly 'x-access': Right;
}

interface Document extends Omit<RightsDocument, 'paths'> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call {
  readonly id: string;
  readonly right: Right;
  readonly method: string;
  readonly path: string;
  /** Whether the call does nothing as it is sent here: it reads, or lacks what it needs. */
  readonly isHarmless: boolean;
  /** Whether its right has a condition besides the claims, so that an account with the right may be refused too. */
  readonly isConditional: boolean;
}

/** The claims of a token that rights depend on. */
interface Claims {
  readonly roles?: unknown;
  readonly realm_access?: { readonly roles?: unknown };
  readonly partner?: Readonly<Record<string, unknown>> | null;
  readonly [claim: string]: unknown;
}

function contractDocument(): Document {
  const file = join(root, 'apps/sandbox/src/contract/generated/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

/** The roles of the claim that Admin gives, in the order of the contract. */
export function rolesOfContract(): string[] {
  return Object.entries(contractDocument()['x-roles']).flatMap(([claim, { admin }]) =>
    admin === undefined ? [] : [claim],
  );
}

/**
 * Sends every operation that a token opens, as one account, with ids of nothing and without a body. A right is checked before anything
 * else, so the server must respond with 403 exactly where the contract refuses the account's claims. Where a note adds a condition, only
 * the refusals of the claims are compared. An account counts once as passed.
 */
export async function compareRights(url: string, { name, token }: Account): Promise<Verdict> {
  const document = contractDocument();
  const claims = claimsOf(token);
  const problems: string[] = [];
  for (const { id, right, method, path, isHarmless, isConditional } of callsOf(document)) {
    const isRefused = right.outcome === 'refuse' && !hasRight(document, right, claims);
    if (!isRefused && (!isHarmless || isConditional)) continue;
    const { status } = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if ((status === 403) !== isRefused)
      problems.push(`${name}: ${id} responds with ${status}, but the contract ${wordOf(isRefused)} it`);
  }
  for (const problem of problems) console.error(`rights: ${problem}.`);
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, problems };
}

const wordOf = (isRefused: boolean): string => (isRefused ? 'refuses' : 'allows');

/** Whether an account that has accepted the terms has a right, read from the contract for itself. */
function hasRight({ 'x-permissions': permissions }: Document, { anyOf }: Right, claims: Claims): boolean {
  const given = claims.roles ?? claims.realm_access?.roles;
  const roles: readonly unknown[] = Array.isArray(given) ? given : [];
  const views: Readonly<Record<string, boolean>> = {
    apollo: claims['apolloAccess'] === true,
    artemis: claims['artemisAccess'] === true,
    artemisPages: claims['artemisAccess'] === true && claims['artemisPagesAccess'] === true,
    either: claims['apolloAccess'] === true || claims['artemisAccess'] === true,
  };
  return anyOf.some(
    ({ view, partner, permission }) =>
      (view === undefined || views[view] === true) &&
      (partner === undefined || claims.partner?.[partner] === true) &&
      (permission === 'signedIn' ||
        permission === 'public' ||
        permissions[permission]?.roles.some((role) => roles.includes(role)) === true),
  );
}

function callsOf({ paths }: Document): Call[] {
  return Object.entries(paths)
    .filter(([path]) => /^\/(?:api|core)\//.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        if (!('operationId' in operation) || operation.security?.length === 0) return [];
        const { operationId, parameters = [], requestBody, 'x-access': right } = operation;
        const needsInput =
          path.includes('{') ||
          requestBody?.required === true ||
          parameters.some(({ in: place, required }) => place === 'header' && required === true);
        return [
          {
            id: operationId,
            right,
            method: method.toUpperCase(),
            path: `${path.replaceAll(/\{\w+\}/g, 'nowhere-at-all')}?page=0`,
            isHarmless: method === 'get' || needsInput,
            isConditional: right.note !== undefined,
          },
        ];
      }),
    );
}

/** The claims of an access token. The server checks its signature. */
function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}

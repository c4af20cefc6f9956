import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, noContent, writeResponse } from '../http/apiResponse.ts';
import type { BearerCheck } from './bearer.ts';
import { claimsOf } from './claims.ts';

export interface UserInfoPorts {
  checkBearer: BearerCheck;
  portalOrigins: readonly string[];
  identified: (request: IncomingMessage, userId: string) => void;
}

/** Userinfo and its preflight. The library's own refuses JWT access tokens; Keycloak accepts them. */
export function createUserInfo({ checkBearer, portalOrigins, identified }: UserInfoPorts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    response.setHeader('vary', 'Origin');
    if (origin !== undefined && portalOrigins.includes(origin)) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', 'WWW-Authenticate');
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET,POST');
      response.setHeader('access-control-allow-headers', 'authorization');
      response.setHeader('access-control-max-age', '3600');
      writeResponse(response, noContent());
      return;
    }
    const { user } = await checkBearer(request.headers.authorization);
    identified(request, user.id);
    writeResponse(response, json(claimsOf(user)));
  };
}

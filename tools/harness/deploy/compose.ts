import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../settings.ts';

/** The fields of a service in `deploy/compose.yaml` that are read here. */
export interface ComposeService {
  image?: string;
  command?: string[];
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  network_mode?: string;
  environment: Record<string, string | number>;
  volumes: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop: string[];
  security_opt: string[];
  healthcheck?: { test: string[] };
}

/** The services of `deploy/compose.yaml` by name. */
export function composeServices(): Record<'keycloak' | 'sandbox' | 'portal', ComposeService> {
  return parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')).services;
}

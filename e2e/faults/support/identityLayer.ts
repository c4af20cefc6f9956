import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createKey, createToken, decodePart, type Json, type SigningKey } from './tokens.ts';

/** A response to send: JSON or text, and how the connection fails. */
export interface ScriptedResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Closes the connection without a response. */
  reset?: boolean;
  /** Sends the headers and the first bytes, then nothing. */
  stall?: boolean;
}

/** The material of a forged token: the valid claims of this sign-in and the provider's own keys. */
export interface Forge {
  claims: Json;
  key: SigningKey;
  /** A key that the provider does not publish. */
  strangeKey: SigningKey;
  /** Signs changed claims as the provider does. Undefined removes a claim. */
  sign: (changes?: Json, header?: Json, key?: SigningKey) => string;
  /** `code` or `refresh`. */
  grant: 'code' | 'refresh';
}

/** The layer's changes of the provider's responses. Without a plan it only signs them again. */
export interface LayerPlan {
  metadata?: (document: Json) => ScriptedResponse;
  keys?: (keys: Json[], forge: Pick<Forge, 'key' | 'strangeKey'>) => ScriptedResponse;
  token?: (tokens: Json, forge: Forge) => ScriptedResponse;
}

/** The sandbox's identity provider behind a layer that can forge any response. */
export interface IdentityLayer {
  authority: string;
  plan: LayerPlan;
  /** The requested paths below the realm since the last reset. */
  log: string[];
  close: () => void;
}

const realm = '/realms/quayside';
const protocol = `${realm}/protocol/openid-connect`;

/** Starts the layer in front of the provider at `upstream`. It signs tokens with its own keys, so it can also sign invalid ones. */
export async function startIdentityLayer(upstream: string, port: number): Promise<IdentityLayer> {
  const origin = `http://localhost:${port}`;
  const key = createKey('layer-1');
  const strangeKey = createKey('layer-1');
  const layer: IdentityLayer = {
    authority: origin + realm,
    plan: {},
    log: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    layer.log.push(url.pathname.replace(realm, ''));
    const { status, headers, text } = await ask(request, url);
    const { plan } = layer;
    if (url.pathname === `${realm}/.well-known/openid-configuration`) {
      const document = JSON.parse(text.replaceAll(upstream, origin)) as Json;
      return send(response, plan.metadata?.(document) ?? { body: document });
    }
    if (url.pathname === `${protocol}/certs`) {
      const keys: Json[] = [{ ...key.jwk, alg: 'RS256', use: 'sig' }];
      return send(response, plan.keys?.(keys, { key, strangeKey }) ?? { body: { keys } });
    }
    if (url.pathname === `${protocol}/token` && status === 200) {
      const tokens = JSON.parse(text) as Json;
      const grant = request.headers['x-grant'] === 'refresh_token' ? 'refresh' : 'code';
      const claims = { ...decodePart(String(tokens['id_token']), 1), iss: layer.authority };
      const sign: Forge['sign'] = (changes = {}, header = {}, signer = key) =>
        createToken({ ...claims, ...changes }, signer, header);
      const ordinary = { ...tokens, id_token: sign() };
      return send(
        response,
        plan.token?.(ordinary, { claims, key, strangeKey, sign, grant }) ?? { body: ordinary },
      );
    }
    response.writeHead(status, headers).end(text);
  }

  async function ask(
    request: IncomingMessage,
    url: URL,
  ): Promise<{ status: number; headers: Record<string, string | string[]>; text: string }> {
    const body = await readText(request);
    request.headers['x-grant'] = new URLSearchParams(body).get('grant_type') ?? '';
    const upstreamAnswer = await fetch(upstream + url.pathname + url.search, {
      method: request.method ?? 'GET',
      headers: pick(request, ['accept', 'content-type', 'cookie', 'origin']),
      ...(body === '' ? {} : { body }),
      redirect: 'manual',
    });
    const location = upstreamAnswer.headers.get('location');
    return {
      status: upstreamAnswer.status,
      headers: {
        'content-type': upstreamAnswer.headers.get('content-type') ?? 'text/plain',
        'set-cookie': upstreamAnswer.headers.getSetCookie(),
        ...(location === null ? {} : { location: renamed(location) }),
      },
      text: await upstreamAnswer.text(),
    };
  }

  /** Replaces the provider's origin by the layer's, plain and in parameters. */
  function renamed(location: string): string {
    return location
      .replaceAll(upstream, origin)
      .replaceAll(encodeURIComponent(upstream), encodeURIComponent(origin));
  }

  const server: Server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return layer;
}

function send(
  response: ServerResponse,
  { status = 200, headers, body, reset, stall }: ScriptedResponse,
): void {
  if (reset) {
    response.destroy();
    return;
  }
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  if (stall) response.write(text.slice(0, 10) || ' ');
  else response.end(text);
}

function pick(request: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

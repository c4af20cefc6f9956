import { fail } from '../../tools/harness/settings.ts';
import type { TestedServer } from './parts.ts';
import type { Account } from './rightsOfAccounts.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The server of `--url` with the token of CONTRACT_TOKEN, or undefined without `--url`. Ends the command when the address or the
 * token cannot be used.
 */
export function serverToTest(args: readonly string[], env: NodeJS.ProcessEnv): TestedServer | undefined {
  if (args.length === 0) return undefined;
  const [option = '', value] = args.flatMap((argument) => argument.split(/(?<=^--url)=/));
  if (option !== '--url' || value === undefined || args.length > 2)
    return fail('This command knows one option: --url <address of a server>.');
  if (!URL.canParse(value) || !isSafe(new URL(value)))
    return fail('--url must be an https address, or an http address of this machine. Correct it.');
  const token = env['CONTRACT_TOKEN'] ?? '';
  if (!/^[\w.~+/-]+=*$/.test(token))
    return fail(
      'CONTRACT_TOKEN must hold an access token for that server. Set it and run the command again.',
    );
  return { url: value.replace(/\/+$/, ''), token };
}

/** Whether the connection protects the token: HTTPS, or this machine only. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/** The accounts of CONTRACT_TOKENS, whose tokens are separated by white space. */
export function accountsOf(env: NodeJS.ProcessEnv): Account[] {
  const tokens = (env['CONTRACT_TOKENS'] ?? '').split(/\s+/).filter((token) => token !== '');
  return tokens.map((token, index) => ({ name: `account ${index + 1}`, token }));
}

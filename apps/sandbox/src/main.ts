import { enableCompileCache } from 'node:module';

// Caches compiled code between starts, which saves a third of the time. The imports must follow.
enableCompileCache();
const { codeOf } = await import('./http/listen.ts');
const { sandboxOptions } = await import('./sandboxOptions.ts');
const { startSandbox } = await import('./startSandbox.ts');
const { databaseProblem } = await import('./store/databaseProblem.ts');

let folder = '';
try {
  const options = sandboxOptions(process.env, process.argv.slice(2));
  if (typeof options.data === 'string') folder = options.data;
  const sandbox = await startSandbox(options).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${options.port} is taken. Stop what uses it, or set SANDBOX_PORT to another.`, {
      cause: error,
    });
  });
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Until the world is filled, nothing responds, and a sign-in gives up after five seconds.
  sandbox.prepareWorld();
  console.log(`Sandbox ready on ${sandbox.origin} in ${Math.round(performance.now())} ms`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Sandbox: ${databaseProblem(error, folder) ?? reason}`);
  process.exit(1);
}

'use strict';
/*
 * Runs every root command: `node scripts/run.cjs <script> [arguments]`.
 * A fresh machine has neither pnpm nor the pinned Node, and its own Node may be too old for modern syntax. So this file keeps to
 * CommonJS and old syntax. It checks Node, installs with the pinned pnpm when the lockfile has changed, generates the types of the
 * contract when the OpenAPI document has changed, and starts `scripts/<script>.ts` on the pinned Node, or on the machine's own where the
 * pinned one cannot run.
 */
var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var os = require('os');
var path = require('path');

var MIN_NODE_WITH_PINNED = [20, 19];
var MIN_NODE_ALONE = [22, 13];
var LONGEST_INSTALLATION_MS = 600000;
var nodeFlags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

var root = path.join(__dirname, '..');
var pnpmVersion = require('../package.json').config.pnpm;
var bin = path.join(root, 'node_modules', '.bin');
var stamp = path.join(root, 'node_modules', '.cache', 'quayside', 'installed');
// What an installation is asked for.
var wanted = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
// What pnpm notes as installed.
var noted = 'node_modules/.pnpm/lock.yaml';
var generatedStamp = path.join(root, 'node_modules', '.cache', 'quayside', 'generated');
var document = path.join(root, 'docs', 'openapi');
// One file of each folder that is generated.
var generatedFiles = [
  'apps/sandbox/src/contract/generated/openapi.json',
  'packages/contract/src/generated/openapi.ts',
  'packages/portal-core/src/contract/generated/openapi.ts',
];
// An installation may empty node_modules, so the lock is outside of it.
var lock = path.join(
  os.tmpdir(),
  'quayside-install-' + crypto.createHash('sha256').update(root).digest('hex').slice(0, 16),
);

function fail(line) {
  console.error(line);
  process.exit(1);
}

function isAtLeast(version, minimum) {
  var parts = version.replace(/^v/, '').split('.').map(Number);
  return parts[0] > minimum[0] || (parts[0] === minimum[0] && parts[1] >= minimum[1]);
}

function pinnedNodeCanRun() {
  if (process.platform !== 'linux' || process.env.QUAYSIDE_NODE === 'system') return false;
  var report = process.report && process.report.getReport();
  return Boolean(report && report.header && report.header.glibcVersionRuntime);
}

function checkNode() {
  var minimum = pinnedNodeCanRun() ? MIN_NODE_WITH_PINNED : MIN_NODE_ALONE;
  if (!isAtLeast(process.version, minimum)) {
    fail(
      'Quayside needs Node ' +
        minimum.join('.') +
        ' or newer here; this is ' +
        process.version +
        '. Install a newer Node and run the command again.',
    );
  }
}

/**
 * The stamp of an installation: what it was asked for, and what pnpm then noted as installed. An installation by hand, of less
 * or of something else, changes the second. `asked` is the hash of the first, from before the installation.
 */
function installationHash(asked) {
  return (asked || hashOf(wanted)) + hashOf([noted]);
}

function hashOf(names) {
  var hash = crypto.createHash('sha256').update(pnpmVersion);
  names.forEach(function (name) {
    var file = path.join(root, name);
    hash.update(fs.existsSync(file) ? fs.readFileSync(file) : '');
  });
  return hash.digest('hex');
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === installationHash();
}

/** Whether another command is installing. A command that was killed, or takes too long, no longer counts. */
function isLocked() {
  try {
    if (Date.now() - fs.statSync(lock).mtimeMs > LONGEST_INSTALLATION_MS) return false;
    // An empty file, not written yet, reads as 0, which is our own process group.
    process.kill(Number(fs.readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT';
  }
}

/** Waits until no other command installs, then takes the lock. */
function takeLock() {
  for (var waits = 0; ; waits += 1) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (waits === 1) console.log('Waiting for another command that installs the packages…');
    if (isLocked()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else fs.rmSync(lock, { force: true });
  }
}

/** Installs the same packages for every command, so that what a build finds does not depend on the commands before it. */
function install() {
  if (isInstalled()) return;
  takeLock();
  var isDone = isInstalled() || installPackages();
  fs.rmSync(lock, { force: true });
  if (!isDone)
    fail(
      'Installing the packages failed (see above). Check the network to the npm registry and run the command again.',
    );
}

function installPackages() {
  console.log('Installing packages (pnpm ' + pnpmVersion + ')…');
  // A lockfile that changes meanwhile is installed by the next command.
  var asked = hashOf(wanted);
  var windows = process.platform === 'win32';
  var result = childProcess.spawnSync(
    windows ? 'npx.cmd' : 'npx',
    // No `--filter`: pnpm 12 then asks the registry about each package first, which takes a minute.
    ['-y', 'pnpm@' + pnpmVersion, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    { cwd: root, stdio: 'inherit', shell: windows },
  );
  if (result.status !== 0) return false;
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, installationHash(asked));
  return true;
}

/** The stamp of what is generated: the document, the generator and the packages that it uses. */
function generationHash() {
  var hash = crypto.createHash('sha256').update(installationHash());
  var names = fs.readdirSync(document);
  names.sort();
  names
    .map(function (name) {
      return path.join(document, name);
    })
    .concat(path.join(root, 'tools', 'openapi', 'generatedFiles.ts'))
    .forEach(function (file) {
      hash.update(file).update(fs.readFileSync(file));
    });
  return hash.digest('hex');
}

function isGenerated() {
  return (
    fs.existsSync(generatedStamp) &&
    fs.readFileSync(generatedStamp, 'utf8') === generationHash() &&
    generatedFiles.every(function (name) {
      return fs.existsSync(path.join(root, name));
    })
  );
}

/** Generates what every command needs of the OpenAPI document. None of it is committed. */
function generate() {
  if (isGenerated()) return;
  takeLock();
  var isDone = isGenerated() || generateFiles();
  fs.rmSync(lock, { force: true });
  if (!isDone)
    fail(
      'The types of docs/openapi could not be generated (see above). Mend the document and run the command again.',
    );
}

function generateFiles() {
  var script = path.join(__dirname, 'generate.ts');
  var stdio = ['ignore', 'ignore', 'inherit'];
  // A document that changes meanwhile is generated again by the next command.
  var hash = generationHash();
  if (
    childProcess.spawnSync(chooseNode(), nodeFlags.concat([script]), { cwd: root, stdio: stdio }).status !== 0
  )
    return false;
  fs.writeFileSync(generatedStamp, hash);
  return true;
}

/** Returns the pinned Node where it runs. Elsewhere removes its link, so that tools do not find it on PATH. */
function chooseNode() {
  var pinned = path.join(bin, 'node');
  if (pinnedNodeCanRun() && childProcess.spawnSync(pinned, ['--version']).status === 0) return pinned;
  fs.rmSync(pinned, { force: true });
  // This process itself may have been started through the link.
  if (path.dirname(process.execPath).indexOf(path.join(root, 'node_modules')) !== 0) return process.execPath;
  return 'node';
}

function handOver(script, rest) {
  // A command starts dozens of processes with the same modules. Compiling them takes a third of the time of a short one.
  var compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'quayside', 'compiled') };
  var environment = Object.assign(compiled, process.env, { PATH: bin + path.delimiter + process.env.PATH });
  var child = childProcess.spawn(
    chooseNode(),
    nodeFlags.concat([path.join(__dirname, script + '.ts')], rest),
    {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    },
  );
  // A terminal signals the whole group, a supervisor only this process. In both cases the child decides how to end.
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
    });
  });
  child.on('exit', function (code, signal) {
    process.exit(code === null ? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1) : code);
  });
}

function checkScript(script) {
  if (!/^[a-z]+$/.test(script || '') || !fs.existsSync(path.join(__dirname, script + '.ts'))) {
    fail('There is no command "' + (script || '') + '". The commands are in README.md and CONTRIBUTING.md.');
  }
}

checkNode();
checkScript(process.argv[2]);
install();
if (process.argv[2] !== 'generate') generate();
handOver(process.argv[2], process.argv.slice(3));

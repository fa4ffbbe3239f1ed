// Brings a clone to the point where every other script can run. Plain JavaScript for any Node from 20.19 on:
// it runs before anything is installed.
//   node scripts/setup.mjs [--browser] [--browsers]     --browser: also find or install the Chromium that the tests drive and the programs
//                                                       they compare with; --browsers: the other browsers, too
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const ownNode = isWindows ? 'node_modules\\.bin\\node.cmd' : 'node_modules/.bin/node';
const wantedNode = `v${JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node.split('.')[0]}.`;

const INSTALL_MINUTES = 20;

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} file */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Compares what is locked with what npm wrote down when it installed: times of files say nothing after a checkout. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

function install() {
  if (existsSync('node_modules') && lstatSync('node_modules').isSymbolicLink())
    stop('node_modules is a link and is not what package-lock.json asks for. Run `npm ci` where it points to.');
  console.log('Installing the packages that package-lock.json names …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: isWindows,
    timeout: INSTALL_MINUTES * 60_000,
  });
  if (status === 0) return;
  const what =
    error && 'code' in error && error.code === 'ETIMEDOUT'
      ? `took more than ${INSTALL_MINUTES} minutes and was ended`
      : 'failed; its message stands above';
  stop(
    `\`npm ci\` ${what}.\n` +
      'The first time it needs a network and the registry that `npm config get registry` names; later none.\n' +
      'Behind a proxy: `npm config set proxy <address>`. Then run the same command again.',
  );
}

function checkNode() {
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', shell: isWindows });
  if (stdout?.startsWith(wantedNode)) return;
  stop(
    `The scripts of this project run on Node ${wantedNode.slice(1, -1)}, which the package \`node\` brings with an install script.\n` +
      'npm has not run that script. Allow it and let npm run it again:\n\n' +
      '  npm config delete ignore-scripts\n  npm rebuild node\n\n' +
      '("allowScripts" in package.json already allows it for npm 11 and later; a setting of this machine may overrule that.)',
  );
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`Node 20.19 or newer is needed to begin with; this is ${process.version}.`);
if (!isInstalled()) install();
checkNode();
const installers = [
  ...(process.argv.includes('--browser') ? ['scripts/setup/install-chromium.ts', 'scripts/setup/install-programs.ts'] : []),
  ...(process.argv.includes('--browsers') ? ['scripts/setup/install-browsers.ts'] : []),
];
for (const script of installers) {
  const { status } = spawnSync(ownNode, [script], { stdio: 'inherit', shell: isWindows });
  if (status !== 0) process.exit(1);
}

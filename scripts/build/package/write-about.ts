import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesText } from '../third-party-notices.ts';
import { PACKAGE_FOLDER } from '../folders.ts';
import { manPage } from './man-page.ts';
import { packageVersion } from './package-version.ts';
import { writeInPackage } from './write-contents.ts';

const BIN = 'bin/it-tools.js';
const MAN = 'man/it-tools.1';

const manifest = {
  name: 'it-tools',
  version: packageVersion(),
  description: 'Small tools for developers and IT people, on the command line and for programs. Nothing leaves the device.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19' },
  bin: { 'it-tools': BIN },
  man: MAN,
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
    './*': { types: './tools/*.d.ts', default: './tools/*.js' },
  },
  imports: { '#read': { node: './door/read/node.js', default: './door/read/fetch.js' } },
};

/** The section of our own readme under a heading. */
function sectionOf(heading: string): string {
  const [section] = readFileSync('README.md', 'utf8').split(`\n## ${heading}\n`).slice(1);
  if (section === undefined) throw new Error(`README.md has no section “${heading}”.`);
  return section.split('\n## ', 1)[0]?.trim() ?? '';
}

const readme = (): string => `# IT Tools

Small tools for developers and IT people, on the command line and for programs.

    it-tools list json
    it-tools help hash-text
    it-tools hash-text abc --functions common
    cat data.json | it-tools json-to-yaml-converter
    it-tools base64-file-converter encode @photo.png -o photo.txt

Nothing leaves the device: no network, no configuration file, no history.

## As a package

${sectionOf('As a package')}
`;

/** Writes what npm and a reader want to know of the package. */
export function writeAbout(): void {
  writeInPackage('README.md', readme());
  writeInPackage('LICENSE', readFileSync('LICENSE'));
  writeInPackage('THIRD-PARTY-NOTICES.md', `${readFileSync('public/THIRD-PARTY-NOTICES.md', 'utf8')}\n${noticesText()}`);
  writeInPackage(MAN, manPage());
  chmodSync(join(PACKAGE_FOLDER, BIN), 0o755);
  // What is here now, and the site, which may come: the files of a release (scripts/package.ts), which are put beside it later, are not of the package.
  const files = [...readdirSync(PACKAGE_FOLDER), 'site'].toSorted();
  writeInPackage('package.json', `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
}

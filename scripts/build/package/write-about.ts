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
  description: 'Small tools for developers, on the command line and for programs. They run entirely on your device.',
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

const GUIDE = 'docs/package.md';

/** The sections of the package guide. Throws if one links to a file that the package does not contain. */
function guide(): string {
  const text = readFileSync(GUIDE, 'utf8');
  const sections = text.slice(text.indexOf('\n## ')).trim();
  if (/\]\((?!https:)/.test(sections)) throw new Error(`${GUIDE} is the readme of the package, so its links must be absolute.`);
  return sections;
}

const readme = (): string => `# IT Tools

Small tools for developers, on the command line and for programs. They run entirely on your device: no network, no configuration file, no history.

## On the command line

    it-tools list json
    it-tools help hash-text
    it-tools hash-text abc --functions common
    cat data.json | it-tools json-to-yaml-converter
    it-tools base64-file-converter encode @photo.png -o photo.txt

Every tool is also a module. Its exports are the operations of the tool, and its types are generated from the tool's declaration.

${guide()}
`;

/** Writes the manifest, readme, license, notices and manual page of the package. */
export function writeAbout(): void {
  writeInPackage('README.md', readme());
  writeInPackage('LICENSE', readFileSync('LICENSE'));
  writeInPackage('THIRD-PARTY-NOTICES.md', `${readFileSync('public/THIRD-PARTY-NOTICES.md', 'utf8')}\n${noticesText()}`);
  writeInPackage(MAN, manPage());
  chmodSync(join(PACKAGE_FOLDER, BIN), 0o755);
  // The files that exist now, and the site, which may be added later. Files that a release (scripts/package.ts) adds do not belong to the
  // package.
  const files = [...readdirSync(PACKAGE_FOLDER), 'site'].toSorted();
  writeInPackage('package.json', `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
}

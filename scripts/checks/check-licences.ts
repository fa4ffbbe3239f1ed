// Rejects packages whose license is not compatible with MIT. Reads package-lock.json, so it includes indirect dependencies.
import { readFileSync } from 'node:fs';
import { licenceFaults, type LockedPackages } from './licences.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const faults = licenceFaults(packages);
if (faults.length > 0) {
  console.error(`Packages whose licence does not go with MIT:\n${faults.join('\n')}`);
  process.exit(1);
}
console.log(`The licences of ${Object.keys(packages).length} packages go with MIT.`);

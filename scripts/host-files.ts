// Writes vercel.json and netlify.toml at the root of the repository, for the current configuration. Hosts read them before they build.
import { writeFileSync } from 'node:fs';
import { rootHostFiles } from './build/hosts/root-host-files.ts';
import { readProductionConfiguration } from './configuration.ts';

for (const [name, text] of Object.entries(await rootHostFiles(readProductionConfiguration()))) writeFileSync(name, text);

import type { Configuration } from '../../../src/core/configuration.ts';
import { netlifyFile, vercelFile } from '../../../src/hosting/host-files.ts';
import { SITE } from '../folders.ts';
import { siteFacts } from '../template/site-facts.ts';
import { settingsOfBuild } from './settings-of-build.ts';

/** The files that Vercel and Netlify read from the repository: the build command, and the same headers and redirects as in build/client. */
export async function rootHostFiles(configuration: Configuration): Promise<Readonly<Record<'vercel.json' | 'netlify.toml', string>>> {
  const facts = await siteFacts(configuration);
  const site = { facts, settings: settingsOfBuild(facts) };
  return {
    'vercel.json': vercelFile(site, { buildCommand: 'npm run build', outputDirectory: SITE, framework: null }),
    'netlify.toml': netlifyFile(site, `[build]\ncommand = "npm run build"\npublish = "${SITE}"\n\n`),
  };
}

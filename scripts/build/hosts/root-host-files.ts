import type { Configuration } from '../../../src/core/configuration.ts';
import { SITE } from '../folders.ts';
import { netlifyFile, vercelFile } from './host-files.ts';
import { redirectsOf } from '../pages/redirects.ts';

/** What Vercel and Netlify read in the repository itself: how to build, and the same headers and redirects as in build/client. */
export async function rootHostFiles(configuration: Configuration): Promise<Readonly<Record<'vercel.json' | 'netlify.toml', string>>> {
  const redirects = await redirectsOf({ directory: SITE, configuration });
  return {
    'vercel.json': vercelFile(configuration, redirects, { buildCommand: 'npm run build', outputDirectory: SITE, framework: null }),
    'netlify.toml': netlifyFile(configuration, `[build]\ncommand = "npm run build"\npublish = "${SITE}"\n\n`),
  };
}

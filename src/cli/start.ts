import { main } from './main.ts';
import { nodeIo } from './node-io.ts';
import { packageLibrary } from './package-library.ts';

/** Defined by the build. */
declare const __VERSION__: string;

/** Runs the command of this process with the package in a folder. */
export async function start(root: URL): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), nodeIo, packageLibrary(root, __VERSION__));
}

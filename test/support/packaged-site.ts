import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/checks/free-port.ts';

type Environment = Readonly<Record<string, string>>;

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A server that a command has started. */
export interface StartedServer {
  readonly process: ChildProcess;
  readonly port: number;
  /** The line that it printed when it was ready. */
  readonly line: string;
}

/** The package with the site from the last build. Runs its commands as an installed package, in a separate folder. */
export class PackagedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  readonly #bin: string;
  readonly #running: ChildProcess[] = [];

  /** `dist` is the folder of the package. */
  constructor(dist = process.env['PACKAGED_SITE'] ?? '') {
    this.#bin = resolve(dist, 'bin/it-tools.js');
  }

  #around(environment: Environment) {
    return { cwd: this.folder, env: { PATH: process.env['PATH'], LANG: 'C', ...environment } };
  }

  /** Runs a command and returns its result. */
  run(words: readonly string[], environment: Environment = {}): Ended {
    const { status, stdout, stderr } = spawnSync(process.execPath, [this.#bin, ...words], {
      encoding: 'utf8',
      ...this.#around(environment),
    });
    return { status, stdout, stderr };
  }

  /** Starts a command. Its output goes to a pipe, or to an open file. */
  begin(words: readonly string[], environment: Environment = {}, output: 'pipe' | number = 'pipe'): ChildProcess {
    const child = spawn(process.execPath, [this.#bin, ...words], { stdio: ['ignore', output, 'inherit'], ...this.#around(environment) });
    this.#running.push(child);
    return child;
  }

  /** Starts `it-tools serve` on a free port, and waits until it is healthy. */
  async serve(words: readonly string[] = [], environment: Environment = {}): Promise<StartedServer> {
    const port = await freePort();
    const child = this.begin(['serve', `--port=${port}`, ...words], environment);
    const [line] = await once(child.stdout ?? child, 'data');
    const [response] = await once(get({ port, host: '127.0.0.1', path: '/healthz', agent: false }), 'response'); // does not keep a connection open
    if (response.resume().statusCode !== 200) throw new Error('The server says that it is not well.');
    return { process: child, port, line: String(line) };
  }

  /** Kills all processes that are still running. */
  killAll(): void {
    for (const child of this.#running.splice(0)) child.kill('SIGKILL');
  }

  remove(): void {
    this.killAll();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

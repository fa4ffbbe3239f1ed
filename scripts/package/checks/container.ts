import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { configureBundle, type Start } from './bundle-config.ts';

/** The exit status and the output of a container. */
export interface Ended {
  readonly status: number | null;
  readonly printed: string;
}

/** A running container of a bundle. */
export class Container {
  readonly #state: string;
  readonly #id: string;
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;

  /** `state` is the folder in which runc keeps its state. */
  constructor(bundle: string, state: string, id: string, start: Start) {
    configureBundle(bundle, start);
    this.#state = state;
    this.#id = id;
    this.#child = spawn('runc', ['--root', state, 'run', '--bundle', bundle, id], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    this.ended = new Promise((resolve) => this.#child.on('close', (status) => resolve({ status, printed })));
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null;
  }

  /** Sends a signal to the process in the container. */
  kill(signal: 'TERM' | 'KILL'): void {
    spawnSync('runc', ['--root', this.#state, 'kill', this.#id, signal]);
  }

  /** The process ID on this machine. */
  get pid(): number {
    const { stdout } = spawnSync('runc', ['--root', this.#state, 'state', this.#id], { encoding: 'utf8' });
    return (JSON.parse(stdout) as { readonly pid: number }).pid; // defined by the runtime specification
  }

  /** Repeats `request` until it returns a value, the container has ended, or 20 seconds are over. */
  async untilAnswer<Value>(request: () => Promise<Value | undefined>): Promise<Value | undefined> {
    for (let tries = 0; tries < 1000 && !this.hasEnded; tries++) {
      const value = await request();
      if (value !== undefined) return value;
      await wait(20);
    }
    return undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.hasEnded) this.kill('KILL');
    await this.ended;
    spawnSync('runc', ['--root', this.#state, 'delete', '--force', this.#id], { stdio: 'ignore' });
  }
}

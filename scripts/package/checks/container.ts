import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { configureBundle, type Start } from './bundle-config.ts';

/** How a container ended, and what it printed. */
export interface Ended {
  readonly status: number | null;
  readonly printed: string;
}

/** A container of a bundle that runs. */
export class Container {
  readonly #state: string;
  readonly #id: string;
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;

  /** `state`: where runc may keep what it knows. */
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

  /** Sends a signal to what runs in it. */
  kill(signal: 'TERM' | 'KILL'): void {
    spawnSync('runc', ['--root', this.#state, 'kill', this.#id, signal]);
  }

  /** Of what runs in it, as this machine counts. */
  get pid(): number {
    const { stdout } = spawnSync('runc', ['--root', this.#state, 'state', this.#id], { encoding: 'utf8' });
    return (JSON.parse(stdout) as { readonly pid: number }).pid; // as the runtime specification has it
  }

  /** Asks until there is an answer, it has ended, or 20 seconds are over. */
  async untilAnswer<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
    for (let tries = 0; tries < 1000 && !this.hasEnded; tries++) {
      const answer = await ask();
      if (answer !== undefined) return answer;
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

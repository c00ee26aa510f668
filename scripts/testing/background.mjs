// Background processes of a suite: started and stopped together, with their output on failure.
import { spawn } from 'node:child_process';
import { waitFor } from './ports.mjs';

/** A background process; `output` is its output so far. */
export class Background {
  /**
   * @param {string[]} command
   * @param {{ name: string, env?: Record<string, string>, cwd?: string }} options
   */
  constructor([command = '', ...args], { name, env = {}, cwd }) {
    this.name = name;
    this.output = '';
    this.child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.output += text));
    this.ended = new Promise((resolve) => {
      this.child.once('exit', resolve);
      this.child.once('error', (error) => {
        this.output += error.message;
        resolve(1);
      });
    });
  }

  get alive() {
    return this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== undefined;
  }

  /** Resolves once `ready` returns true; rejects with the output when the process exits or on timeout. */
  async becomes(ready, timeout) {
    const agreed = await waitFor(async () => !this.alive || (await ready()), timeout);
    if (!agreed || !this.alive) throw new Error(`${this.name} did not become ready:\n${this.output}`);
  }

  async stop() {
    if (this.alive) this.child.kill();
    await this.ended;
  }
}

/** Whether this URL responds with a success. */
export async function answersOk(url) {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ?? false;
}

// Processes that a suite needs beside itself: started together, ended together, heard when they fail.
import { spawn } from 'node:child_process';
import { waitFor } from './ports.mjs';

/** One process in the background; `output` is what it has printed so far. */
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

  /** Resolves once `ready` agrees; rejects with what was printed when the process ends or the time is over. */
  async becomes(ready, timeout) {
    const agreed = await waitFor(async () => !this.alive || (await ready()), timeout);
    if (!agreed || !this.alive) throw new Error(`${this.name} did not become ready:\n${this.output}`);
  }

  async stop() {
    if (this.alive) this.child.kill();
    await this.ended;
  }
}

/** Whether this address answers with a success. */
export async function answersOk(url) {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ?? false;
}

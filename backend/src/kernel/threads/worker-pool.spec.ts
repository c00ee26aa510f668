import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WorkerPool } from '.';

const BUILT = join(__dirname, '../../../dist/src/kernel/threads');

/** A worker with a task for each way to end. */
const WORKER = `
const { serveThread } = require(${JSON.stringify(BUILT)});
serveThread(async function* (task, input) {
  if (task === 'throw') throw new RangeError('too far');
  if (task === 'exit') process.exit(3);
  if (task === 'hang') for (;;);
  if (task === 'fill') for (const all = []; ; ) all.push(new Array(1e5).fill(Math.random()));
  if (task === 'count') for (let n = 0; ; n++) yield n;
  let sum = 0;
  for await (const item of input) yield (sum += item);
});
`;

class Busy extends Error {}
class Exceeded extends Error {}

describe('WorkerPool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-threads-'));
  const entry = join(folder, 'sample.worker.js');
  beforeAll(() => writeFileSync(entry, WORKER));
  afterAll(() => rmSync(folder, { recursive: true }));

  const pool = (options: { atOnce?: number; waiting?: number; timeout?: number } = {}) =>
    new WorkerPool<string, number, number>(entry, {
      atOnce: 1,
      waiting: 1,
      timeout: 20_000,
      memory: 32,
      busy: () => new Busy(),
      exceeded: () => new Exceeded(),
      ...options,
    });

  async function* numbers(count: number): AsyncGenerator<number> {
    for (let n = 1; n <= count; n++) yield n;
  }

  it('streams input to a task and its output back', async () => {
    const pieces: number[] = [];
    for await (const piece of pool().run('add', { input: numbers(120) })) pieces.push(piece);
    expect([pieces.length, pieces.at(-1)]).toEqual([120, 7260]);
  });

  it('ends the thread when the caller stops reading, and frees its slot', async () => {
    const threads = pool();
    for (let round = 0; round < 3; round++) expect(await threads.one('count')).toBe(0);
  });

  it.each([
    ['throws', 'throw', /too far/],
    ['ends too early', 'exit', /ended before its task/],
  ])('fails only the task whose thread %s', async (_name, task, message) => {
    const threads = pool();
    await expect(threads.one(task)).rejects.toThrow(message);
    expect(await threads.one('count')).toBe(0);
  });

  it('fails only the task whose thread exceeds its memory limit', async () => {
    const threads = pool();
    await expect(threads.one('fill')).rejects.toThrow(Exceeded);
    expect(await threads.one('count')).toBe(0);
  });

  it('aborts a task that exceeds its timeout', async () => {
    await expect(pool({ timeout: 500 }).one('hang')).rejects.toThrow(Exceeded);
  });

  it('fails a task with the error of its input', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('the database went away');
    }
    await expect(pool().one('add', { input: broken() })).rejects.toThrow('the database went away');
  });

  it('ends an aborted task, whether it is running or queued', async () => {
    const threads = pool();
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const ends = [threads.one('hang', options), threads.one('hang', options)].map((end) =>
      end.catch((error: Error) => error.name),
    );
    await setTimeout(100);
    leaving.abort();
    expect(await Promise.all(ends)).toEqual(['AbortError', 'AbortError']);
    expect(await threads.one('count')).toBe(0);
  });

  it('rejects a task when the queue is full', async () => {
    const threads = pool();
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const ends = [1, 2].map(() => threads.one('hang', options).catch((error: Error) => error.name));
    await expect(threads.one('count')).rejects.toThrow(Busy);
    leaving.abort();
    await Promise.all(ends);
  });
});

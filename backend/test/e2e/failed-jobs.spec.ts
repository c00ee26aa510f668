import type { FailedJobRecord, HistoryEntry } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { defineJob, JobQueue, WorkerRegistry } from '../../src/kernel/queue';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const report = defineJob<{ token: string }>('test.report', { attempts: 1 });
const SECRET = 'a-token-that-resets-a-password';

interface FailedJobsPage {
  failed_jobs: FailedJobRecord[];
  total: number;
}

describe('permanently failed jobs', () => {
  let shop: Shop;
  let admin: Client;
  let done: string[] = [];
  let isBroken = true;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    shop.app.get(WorkerRegistry, { strict: false }).add({
      name: report.name,
      attempts: report.attempts,
      transactional: false,
      run: async (payload) => {
        if (isBroken) throw new Error('The mail server refuses.');
        done.push((payload as { token: string }).token);
      },
    });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    done = [];
    isBroken = true;
  });
  afterEach(async () => {
    for (const { id } of (await listed()).failed_jobs) await admin.delete(`/admin/failed_jobs/${id}`);
  });

  const listed = async (range = '[0,24]'): Promise<FailedJobsPage> =>
    (await admin.get<FailedJobsPage>(`/admin/failed_jobs?range=${encodeURIComponent(range)}`)).body;

  /** Failed jobs with these tokens, newest first. */
  async function givenFailed(...tokens: string[]): Promise<FailedJobRecord[]> {
    const queue = shop.app.get(JobQueue, { strict: false });
    for (const token of tokens) await queue.enqueue(report, { token });
    await eventually(async () => expect((await listed()).total).toBe(tokens.length));
    return (await listed()).failed_jobs;
  }

  const history = async (id: number): Promise<HistoryEntry[]> =>
    (await admin.get<{ history: HistoryEntry[] }>(`/admin/history/failed_jobs/${id}`)).body.history;

  it('are listed in pages with their error and without their payload', async () => {
    await givenFailed(SECRET, SECRET, SECRET);
    const answer = await admin.get<FailedJobsPage>('/admin/failed_jobs?range=[0,1]');
    expect([answer.body.total, answer.body.failed_jobs.length]).toEqual([3, 2]);
    const { failed_at, ...job } = answer.body.failed_jobs[0] ?? ({} as FailedJobRecord);
    const error = 'Error: The mail server refuses.';
    expect(job).toEqual({ id: expect.any(Number) as number, name: 'test.report', attempts: 1, error });
    expect(new Date(failed_at).toISOString()).toBe(failed_at);
    expect(answer.text).not.toContain(SECRET);
  });

  it('run once when retried, with an entry in the history', async () => {
    const [job] = await givenFailed('again');
    const id = job?.id ?? 0;
    isBroken = false;
    const answers = await Promise.all([1, 2].map(() => admin.post(`/admin/failed_jobs/retry/${id}`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await eventually(async () => expect(done).toEqual(['again']));
    expect((await listed()).total).toBe(0);
    expect(await history(id)).toMatchObject([
      {
        action: 'status',
        actor: { name: 'Test Admin' },
        differences: [{ field: 'state', of: 'test.report', before: 'failed', after: 'waiting' }],
      },
    ]);
  });

  it('are listed again when a retry fails', async () => {
    const [job] = await givenFailed('still');
    expect((await admin.post(`/admin/failed_jobs/retry/${job?.id}`, {})).status).toBe(200);
    await eventually(async () => expect((await listed()).failed_jobs).toMatchObject([{ id: job?.id }]));
  });

  it('can all be retried in one request', async () => {
    await givenFailed('one', 'two', 'three');
    isBroken = false;
    const { body } = await admin.post<{ data: object }>('/admin/failed_jobs/retry', {});
    expect(body.data).toEqual({ retried: 3 });
    await eventually(async () => expect([...done].sort()).toEqual(['one', 'three', 'two']));
  });

  it('can be discarded permanently, with an entry in the history', async () => {
    const [job] = await givenFailed('gone');
    const id = job?.id ?? 0;
    expect((await admin.delete(`/admin/failed_jobs/${id}`)).status).toBe(200);
    expect((await listed()).total).toBe(0);
    const repeated = await admin.delete(`/admin/failed_jobs/${id}`);
    expect([repeated.status, repeated.body.error]).toEqual([404, 'This failed job could not be found.']);
    isBroken = false;
    await admin.post('/admin/failed_jobs/retry', {});
    expect(done).toEqual([]);
    expect(await history(id)).toMatchObject([
      { action: 'delete', differences: [{ field: 'name', before: 'test.report', after: null }] },
    ]);
  });

  it('return 403 without the read permission, and are read-only with it alone', async () => {
    const [job] = await givenFailed('kept');
    const clerk = await givenAdmin(shop, ['settings.read']);
    expect((await clerk.get('/admin/failed_jobs')).status).toBe(403);
    expect((await clerk.get(`/admin/history/failed_jobs/${job?.id}`)).status).toBe(403);
    const reader = await givenAdmin(shop, ['failed_jobs.read']);
    expect((await reader.get('/admin/failed_jobs')).status).toBe(200);
    expect((await reader.post(`/admin/failed_jobs/retry/${job?.id}`, {})).status).toBe(403);
    expect((await reader.post('/admin/failed_jobs/retry', {})).status).toBe(403);
    expect((await reader.delete(`/admin/failed_jobs/${job?.id}`)).status).toBe(403);
    expect((await shop.client.get('/admin/failed_jobs')).status).toBe(401);
    expect((await listed()).total).toBe(1);
  });
});

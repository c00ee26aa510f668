import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FixedClock } from '../clock';
import { loadConfig } from '../config';
import { Database, Replicas, sqliteDriver } from '../database';
import { MailboxMail } from './mailbox-mail';
import { MAX_MAILS, MailboxTransport } from './mailbox.transport';

describe('the development mailbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-mail-'));
  let source: DataSource;

  beforeAll(async () => {
    source = await new DataSource({
      type: 'better-sqlite3',
      driver: sqliteDriver(),
      database: join(folder, 'mail.sqlite'),
      entities: [MailboxMail],
      synchronize: true,
      prepareDatabase: (db: { pragma(text: string): void }) => db.pragma('synchronous = OFF'),
    }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    rmSync(folder, { recursive: true });
  });

  it('keeps the newest emails and deletes the oldest when it is full', async () => {
    const config = loadConfig({ SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'test' });
    const database = new Database(source, source, new Replicas(config), new FixedClock());
    const box = new MailboxTransport(database, new FixedClock());
    const surplus = 3;
    for (let i = 1; i <= MAX_MAILS + surplus; i++) {
      await box.deliver({ to: 'ada@stoa.test', subject: `Order ${i}`, html: '<p>Hi</p>', text: 'Hi' });
    }
    const subjects = (await source.manager.find(MailboxMail, { order: { id: 'ASC' } })).map(
      (mail) => mail.subject,
    );
    expect(subjects).toHaveLength(MAX_MAILS);
    expect(subjects[0]).toBe(`Order ${surplus + 1}`);
    expect(subjects.at(-1)).toBe(`Order ${MAX_MAILS + surplus}`);
  });
});

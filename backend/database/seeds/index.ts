import { type DataSource, LessThanOrEqual } from 'typeorm';
import { createApplication } from '../../src/application';
import { FixedClock } from '../../src/kernel/clock';
import { Config } from '../../src/kernel/config';
import { Database } from '../../src/kernel/database';
import { OutboxJob } from '../../src/kernel/queue';
import { seedDemo } from './demo';
import { seedMinimal } from './minimal';
import type { FilledSeed, Progress } from './seeder';
import { Seeder } from './seeder';

/**
 * Seeds an empty shop as configured by `SEED`, in one transaction, so that an interrupted start begins again.
 * Seeds use the same use cases as people do.
 */
export async function seedWhenEmpty(config: Config, source: DataSource, progress: Progress): Promise<void> {
  if (config.SEED === 'none') return;
  const roles = await source.query<unknown[]>('SELECT id FROM roles LIMIT 1');
  if (roles.length > 0) return;
  const today = new Date();
  const clock = new FixedClock(today);
  const app = await createApplication(new Config({ ...config, LOG_LEVEL: 'warn', STOA_ROLES: [] }), clock);
  try {
    await app.init();
    await seedInto(new Seeder(app, clock, today, progress), config.SEED);
  } finally {
    await app.close();
  }
}

/** Seeds an application; tests use it for a minimal shop. */
export async function seedInto(seeder: Seeder, seed: FilledSeed): Promise<void> {
  const database = seeder.get(Database);
  await database.seed(async () => {
    await seedMinimal(seeder, seed);
    if (seed === 'demo') await seedDemo(seeder);
    // No e-mails or other jobs for what was seeded; deadlines that are still to come stay.
    await database.em.delete(OutboxJob, { run_at: LessThanOrEqual(seeder.today) });
  });
}

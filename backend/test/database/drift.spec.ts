import { DataSource } from 'typeorm';
import { migrations } from '../../database/migrations';
import type { Config } from '../../src/kernel/config';
import { writerOptions } from '../../src/kernel/database';
import { Config as ConfigToken } from '../../src/kernel/config';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('the migrated schema', () => {
  let shop: Shop;
  beforeAll(async () => {
    // Without jobs, whose transactions would lock the file while its tables are dropped.
    shop = await startShop({ STOA_ROLES: 'web' });
  });
  afterAll(() => shop.close());

  it('matches the entities exactly', async () => {
    const config = shop.app.get<Config>(ConfigToken);
    const source = await new DataSource(writerOptions(config, migrations)).initialize();
    const { driver } = source;
    const declaredType = driver.normalizeType.bind(driver);
    // Text columns are widened after the migrations, on MariaDB alone.
    const text = source.options.type === 'better-sqlite3' ? 'text' : 'mediumtext';
    driver.normalizeType = (column) => declaredType(column).replace(/^text$/, text);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(upQueries.map((query) => query.query)).toEqual([]);
  });

  it('can be reverted and migrated again', async () => {
    const config = shop.app.get<Config>(ConfigToken);
    const source = await new DataSource(writerOptions(config, migrations)).initialize();
    for (let n = 0; n < migrations.length; n++) await source.undoLastMigration();
    const repeated = await source.runMigrations();
    await source.destroy();
    expect(repeated).toHaveLength(migrations.length);
  });
});

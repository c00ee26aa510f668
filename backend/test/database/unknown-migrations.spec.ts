import { DataSource } from 'typeorm';
import { migrations } from '../../database/migrations';
import { Config as ConfigToken, type Config } from '../../src/kernel/config';
import { writerOptions } from '../../src/kernel/database';
import { reportUnknownMigrations } from '../../src/start/unknown-migrations';
import { startShop, type Shop } from '../support/shop';

describe('migrations that the database has run', () => {
  let shop: Shop;
  let source: DataSource;
  beforeAll(async () => {
    shop = await startShop();
    source = await new DataSource(writerOptions(shop.app.get<Config>(ConfigToken), migrations)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await shop.close();
  });

  async function report(): Promise<string[]> {
    const lines: string[] = [];
    await reportUnknownMigrations(source, (line) => lines.push(line));
    return lines;
  }

  it('are reported by name if this version does not contain them', async () => {
    expect(await report()).toEqual([]);
    await source.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1795936256064, 'GiftCards1795936256064')",
    );
    expect(await report()).toEqual([expect.stringContaining('GiftCards1795936256064')]);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Database } from '../../src/kernel/database';
import { LedgerEntry } from '../../src/modules/ledger';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { type Shop, startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const BACKEND = join(__dirname, '../..');
const PROGRAM = join(BACKEND, 'dist/src/verify-books.js');

describe('verify:books', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor.id));
    expect((await pay(buyer, await readyToPay(buyer, country_id, 'a@stoa.test'))).status).toBeLessThan(300);
  });
  afterAll(() => shop.close());

  /** Runs the built program beside the running shop. */
  function verify(): { status: number | null; output: string } {
    const env = { PATH: process.env.PATH, ...shop.settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], { cwd: BACKEND, env });
    return { status, output: `${stdout}${stderr}` };
  }

  it('succeeds while all rules hold', () => {
    expect(verify()).toEqual({ status: 0, output: expect.stringMatching(/^(\d+) of \1 rules hold\.\n$/) });
  });

  it('fails with the broken rules and their rows', async () => {
    const database = shop.app.get(Database);
    const where = { account: 'customer_receivable' } as const;
    const { id, amount, event } = await database.em.findOneOrFail(LedgerEntry, { where });
    const set = (value: number) => database.tx((em) => em.update(LedgerEntry, { id }, { amount: value }));
    await set(amount + 1);
    const broken = verify();
    await set(amount);
    expect(broken.status).toBe(1);
    expect(broken.output).toContain(`✗ postings_balance: 1 rows (${event}`);
    expect(verify().status).toBe(0);
  });

  it('fails without a database that it can read', () => {
    const env = { PATH: process.env.PATH, ...shop.settings, DATABASE_URL: 'sqlite:/missing/shop.sqlite' };
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM], { cwd: BACKEND, env });
    expect(status).toBe(1);
    expect(`${stderr}`).toContain('The books could not be verified');
  });
});

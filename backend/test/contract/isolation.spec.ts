import '../../src/app.module';
import { Database } from '../../src/kernel/database';
import { definedResources } from '../../src/kernel/resource';
import { givenAdmin } from '../support/factories';
import { IsolationCells } from '../support/isolation-cells';
import { IsolationMatrix } from '../support/isolation-matrix';
import { addressed } from '../support/isolation-requests';
import type { IsolationWorld } from '../support/isolation-world';
import { givenIsolationWorld } from '../support/isolation-world';
import { NEVER_DELETED } from '../support/never-deleted';
import type { DocumentedCall } from '../support/named-records';
import { documentedCalls } from '../support/named-records';
import { kindOf } from '../support/record-kinds';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { tableContents } from '../support/table-contents';
import { workDone } from '../support/work-done';

/** Operators last: the records that they delete are gone for all callers. */
const CALLERS = ['web', 'vendor', 'admin'] as const;
/** Calls that delete the record they name. */
const DELETES = /^DELETE |deleteMedia/;
/** Calls that other tests cover: their records come in pairs, or are failed jobs. */
const APART = /productsDeleteAttribute|identityId|failed_jobs/;

/** Files of stock feeds cannot be fetched here, and a later attempt would change tables while a test compares them. */
async function endFeedRuns(shop: Shop): Promise<void> {
  const database = shop.app.get(Database);
  await database.tx((em) => em.query("UPDATE stock_feeds SET next_run_at = '2100-01-01 00:00:00'"));
  await workDone(shop);
  await database.tx((em) => em.query("DELETE FROM outbox_jobs WHERE name = 'transfer.stock-feed'"));
}

describe('access control of every API call', () => {
  let shop: Shop;
  let world: IsolationWorld;
  let calls: DocumentedCall[];
  let cells: IsolationCells;
  let matrix: IsolationMatrix;
  let sent = 0;

  beforeAll(async () => {
    shop = await startShop();
    const admin = await givenAdmin(shop);
    const powerless = await givenAdmin(shop, []);
    world = await givenIsolationWorld(shop, admin);
    await endFeedRuns(shop);
    calls = documentedCalls(shop);
    cells = new IsolationCells(world, calls, shop.client, powerless);
  }, 240_000);
  beforeEach(() => {
    matrix = new IsolationMatrix();
  });
  afterEach(() => {
    sent += matrix.sent;
  });
  afterAll(async () => {
    process.stdout.write(`isolation: ${sent} cells of calls × actors × ids\n`);
    await shop.close();
  });

  it('knows the kind of record of every id in a path, query or body', () => {
    const unknown = calls.flatMap((call) =>
      call.ids
        .filter((place) => kindOf(call, place) === undefined)
        .map(({ at, name }) => `${call.name}: ${at} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is tested with an existing and, where possible, a deleted record of every resource', () => {
    const named = new Set(calls.flatMap((call) => call.ids.map((place) => kindOf(call, place))));
    const { rows, deleted } = world.operator;
    const lacking = definedResources()
      .filter(({ path }) => named.has(path))
      .flatMap(({ path }) => [
        ...(rows[path] === undefined ? [`${path} has no record`] : []),
        ...(deleted[path] === undefined && !NEVER_DELETED.has(path) ? [`${path} has no deleted record`] : []),
      ]);
    expect(lacking).toEqual([]);
  });

  it('refuses callers without permission', async () => {
    for (const call of calls)
      await matrix.closed(call.name, cells.closedTo(call), addressed(call, { resource: 'units' }));
    expect(matrix.problems).toEqual([]);
  });

  it.each(CALLERS)(
    '%s: foreign and deleted records in the path get the same answer as missing ones',
    async (caller) => {
      const before = await tableContents(shop);
      for (const cell of cells.addresses(caller)) await matrix.refused(cell);
      expect(matrix.problems).toEqual([]);
      expect(await tableContents(shop)).toEqual(before);
    },
  );

  it.each(CALLERS)(
    '%s: foreign and deleted records in a field get the same answer as missing ones',
    async (caller) => {
      const all = await cells.fields(caller);
      const before = await tableContents(shop);
      for (const cell of all) await matrix.refused(cell);
      expect(matrix.problems).toEqual([]);
      expect(await tableContents(shop)).toEqual(before);
    },
  );

  it.each(CALLERS)('%s: the caller’s own records are accessible', async (caller) => {
    const all = cells.addresses(caller).filter(({ name }) => !APART.test(name));
    const isDeleting = ({ name }: { name: string }): boolean => DELETES.test(name);
    for (const cell of all.filter((one) => !isDeleting(one))) await matrix.allowed(cell);
    const deleted = new Set<string>();
    for (const cell of all.filter(isDeleting)) {
      await matrix.allowed(deleted.has(cell.kind) ? { ...cell, ...cell.spare } : cell);
      deleted.add(cell.kind);
    }
    expect(matrix.problems).toEqual([]);
  });
});

import '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { givenAdmin } from '../support/factories';
import { IsolationCells } from '../support/isolation-cells';
import { IsolationMatrix } from '../support/isolation-matrix';
import { addressed } from '../support/isolation-requests';
import type { IsolationWorld } from '../support/isolation-world';
import { givenIsolationWorld, NEVER_DELETED } from '../support/isolation-world';
import type { DocumentedCall } from '../support/named-records';
import { documentedCalls } from '../support/named-records';
import { kindOf } from '../support/record-kinds';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { tableContents } from '../support/table-contents';

/** Operators last: what they delete is gone for all. */
const CALLERS = ['web', 'vendor', 'admin'] as const;
/** What removes the record that it names. */
const DELETES = /^DELETE |deleteMedia/;
/** Calls whose records come by ways that other tests go: two that belong together, work that has failed. */
const APART = /productsDeleteAttribute|identityId|failed_jobs/;

describe('every call of the API, for whoever may not make it and for what is not theirs', () => {
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

  it('is classified: what each id in an address, a query or a body names', () => {
    const unknown = calls.flatMap((call) =>
      call.ids
        .filter((place) => kindOf(call, place) === undefined)
        .map(({ at, name }) => `${call.name}: ${at} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is asked for records that exist, and for deleted ones wherever something can be deleted', () => {
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

  it('is closed to whoever may not make it', async () => {
    for (const call of calls)
      await matrix.closed(call.name, cells.closedTo(call), addressed(call, { resource: 'units' }));
    expect(matrix.problems).toEqual([]);
  });

  it.each(CALLERS)('%s: an address answers what is foreign or deleted as what is missing', async (caller) => {
    const before = await tableContents(shop);
    for (const cell of cells.addresses(caller)) await matrix.refused(cell);
    expect(matrix.problems).toEqual([]);
    expect(await tableContents(shop)).toEqual(before);
  });

  it.each(CALLERS)('%s: a field answers what is foreign or deleted as what is missing', async (caller) => {
    const all = await cells.fields(caller);
    const before = await tableContents(shop);
    for (const cell of all) await matrix.refused(cell);
    expect(matrix.problems).toEqual([]);
    expect(await tableContents(shop)).toEqual(before);
  });

  it.each(CALLERS)('%s: what is one’s own is there', async (caller) => {
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

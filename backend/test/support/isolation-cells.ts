import type { Client } from '@stoa/testing';
import { definedResources } from '../../src/kernel/resource';
import type { Cell, Closed } from './isolation-matrix';
import { addressed, completed, referring } from './isolation-requests';
import type { IsolationWorld, Owner } from './isolation-world';
import type { Caller, DocumentedCall, IdPlace } from './named-records';
import type { Kind } from './record-kinds';
import { ANY, kindOf, NONE } from './record-kinds';

/**
 * Builds the matrix: every parameter of every call that refers to a record, with the clients and ids to test.
 */
export class IsolationCells {
  constructor(
    private readonly world: IsolationWorld,
    private readonly calls: readonly DocumentedCall[],
    private readonly guest: Client,
    private readonly powerless: Client,
  ) {}

  /** Calls that refer to records in the path. */
  addresses(caller: Caller): Cell[] {
    return this.places(caller, 'path').map(([call, place, kind]) => {
      const others = this.ownIds(call, kind);
      const ask = (id: number) => addressed(call, { ...others, [place.name]: id });
      return { ask, ...this.cell(call, place, kind) };
    });
  }

  /** Calls that refer to records in the body or query, with all other fields valid. */
  async fields(caller: Caller): Promise<Cell[]> {
    const cells: Cell[] = [];
    for (const [call, place, kind] of [...this.places(caller, 'query'), ...this.places(caller, 'body')]) {
      const request = await completed(call, this.ownIds(call, kind), this.world.operator.client);
      cells.push({
        ask: (id) => referring(request, place.name, id),
        ...this.cell(call, place, kind),
      });
    }
    return cells;
  }

  /** Clients that may not call an operation, whatever the id. */
  closedTo({ caller, isOpen, permission }: DocumentedCall): Closed {
    if (isOpen) return [];
    const { operator, sellers, buyers } = this.world;
    const guests: Closed[number] = ['guests', this.guest, 401];
    const vendors = (status: number): Closed[number] => ['vendors', sellers[2].client, status];
    const operators = (status: number): Closed[number] => ['operators', operator.client, status];
    if (caller === 'web') return [guests, vendors(401), operators(401)];
    const closed: Closed = [guests, ['customers', buyers[2].client, 403]];
    if (caller === 'vendor') return [...closed, operators(403)];
    const without: Closed = permission ? [['operators without the permission', this.powerless, 403]] : [];
    return [...closed, vendors(403), ...without];
  }

  private places(caller: Caller, at: IdPlace['at']): [DocumentedCall, IdPlace, Kind][] {
    return this.calls.flatMap((call) =>
      call.ids.flatMap((place) => {
        const kind = kindOf(call, place) ?? NONE;
        if (call.caller !== caller || place.at !== at || kind === NONE) return [];
        return kindsOf(call, kind).map((one): [DocumentedCall, IdPlace, Kind] => [call, place, one]);
      }),
    );
  }

  private cell(call: DocumentedCall, place: IdPlace, kind: Kind): Omit<Cell, 'ask'> {
    return {
      name: `${call.name}: ${place.name} (${kind})`,
      kind,
      own: this.ownerOf(call.caller).client,
      closed: this.closedTo(call),
      at: place.at,
      ...this.records(call, kind),
    };
  }

  /** Test records of a kind: the caller's own, and those that must seem missing to it. */
  private records(call: DocumentedCall, kind: Kind): Pick<Cell, 'mine' | 'spare' | 'foreign'> {
    const { operator, shown, sellers } = this.world;
    const owner = this.ownerOf(call.caller);
    const isOwned = owner !== operator && kind in owner.rows;
    const { rows, deleted } = isOwned ? owner : operator;
    const other = isOwned ? this.strangerTo(call.caller) : undefined;
    const spare = other ?? { ...sellers[2], client: operator.client };
    // Deleted records can be restored by their owner, and operators may read their history.
    const isThere = call.path.includes('/restore/') || call.path.startsWith('/admin/history/');
    const gone = isThere ? [] : [deleted[kind]];
    return {
      mine: (!isOwned && call.caller === 'web' && shown[kind]) || rows[kind],
      spare: { own: spare.client, mine: spare.rows[kind] },
      foreign: [other?.rows[kind], other?.deleted[kind], ...gone],
    };
  }

  /** The caller's own records for all path parameters of a call. */
  private ownIds(call: DocumentedCall, kind: Kind): Record<string, number | string> {
    const ids: Record<string, number | string> = { resource: kind };
    for (const place of call.ids.filter(({ at }) => at === 'path')) {
      const { mine } = this.records(call, kindOf(call, place) ?? NONE);
      if (mine !== undefined) ids[place.name] = mine;
    }
    return ids;
  }

  private ownerOf(caller: Caller): Owner {
    return { admin: this.world.operator, vendor: this.world.sellers[0], web: this.world.buyers[0] }[caller];
  }

  private strangerTo(caller: Caller): Owner | undefined {
    return { admin: undefined, vendor: this.world.sellers[1], web: this.world.buyers[1] }[caller];
  }
}

/** The kind itself, or all kinds that a generic call accepts. */
function kindsOf({ caller }: DocumentedCall, kind: Kind): Kind[] {
  if (kind !== ANY) return [kind];
  return definedResources().flatMap(({ path, audiences }) =>
    audiences[caller as 'admin' | 'vendor']?.operations.length ? [path] : [],
  );
}

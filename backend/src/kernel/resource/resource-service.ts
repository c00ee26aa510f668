import { Injectable, Optional, type StreamableFile } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Audience } from '@stoa/contracts';
import type { Caller } from '../access';
import type { BaseRecord } from '../database';
import { CurrencyBook } from '../export';
import { Failure, idOf, Page } from '../http';
import type { Bounds, ExportInput, FilterData, Listing, ListQuery } from '../listing';
import { readFilterData, readQuery, readShownFilter } from '../listing';
import { visibleFields, type ResourceDefinition } from './define-resource';
import { exportFile } from './export-file';
import type { Presenter } from './presenter';
import { GenericPresenter, shownProperties } from './generic-presenter';
import { ResourceStore, type Values } from './resource-store';
import { StatefulStore } from './stateful-store';
import { StoreTools } from './store-tools';

/** Query of a lookup: a search term, or the ids whose labels are needed. */
export interface LookupRequest {
  q?: string;
  ids?: string;
}

const LOOKUP_ROWS = 50;

/** The list that the caller has open, and the new status. */
interface View {
  filterData?: FilterData;
  status?: string;
}
type Write<R = void> = (store: ResourceStore<BaseRecord>, bounds: Bounds) => Promise<R>;

/** The ids requested of a lookup, if any; malformed ones are ignored. */
export function requestedIds({ ids }: LookupRequest): number[] | null {
  const texts = ids?.split(',').slice(0, 1000);
  return texts?.flatMap((text) => idOf(text.trim()) ?? []) ?? null;
}

/** Implements every generic operation of every declared resource (specification §7.1). */
@Injectable()
export class ResourceService {
  private readonly stores = new Map<string, ResourceStore<BaseRecord>>();

  constructor(
    private readonly tools: StoreTools,
    private readonly presenter: GenericPresenter,
    private readonly modules: ModuleRef,
    @Optional() private readonly currencies?: CurrencyBook,
  ) {}

  list(definition: ResourceDefinition, query: ListQuery, caller: Caller): Promise<Page> {
    return this.page(definition, readQuery(definition, query), caller);
  }

  filter(definition: ResourceDefinition, data: FilterData | undefined, caller: Caller): Promise<Page> {
    return this.page(definition, readFilterData(definition, data), caller);
  }

  /** Active (or approved) rows for select inputs, or the requested ids in any status. */
  lookup(definition: ResourceDefinition, ask: LookupRequest, caller: Caller): Promise<Page> {
    const ids = requestedIds(ask);
    const choices = definition.fields.find((field) => field.name === 'status')?.choices;
    const live = ['active', 'approved'].find((status) => choices?.includes(status));
    const conditions = live && !ids ? [{ field: 'status', test: 'in' as const, values: [live] }] : [];
    const sort = readFilterData(definition).sort;
    return this.page(
      definition,
      {
        sort,
        from: 0,
        limit: ids?.length || LOOKUP_ROWS,
        q: ask.q?.slice(0, 200) || null,
        ids,
        conditions,
        isExact: false,
      },
      caller,
    );
  }

  async one(definition: ResourceDefinition, id: number, caller: Caller): Promise<object> {
    const row = await this.store(definition).find(id, boundsOf(definition, caller));
    return this.present(definition, row, caller);
  }

  async create(definition: ResourceDefinition, input: Values, caller: Caller): Promise<object> {
    const id = await this.store(definition).create(input, boundsOf(definition, caller), caller.actor);
    return this.one(definition, id, caller);
  }

  async update(definition: ResourceDefinition, id: number, input: Values, caller: Caller): Promise<object> {
    const row = await this.write(definition, caller, (store, bounds) =>
      store.update(id, input, bounds, caller.actor),
    );
    return row ? this.present(definition, row, caller) : this.one(definition, id, caller);
  }

  remove(definition: ResourceDefinition, id: number, { filterData }: View, caller: Caller): Promise<Page> {
    return this.listAfter(definition, filterData, caller, (store, bounds) =>
      store.remove(id, bounds, caller.actor),
    );
  }

  updateStatus(definition: ResourceDefinition, id: number, input: View, caller: Caller): Promise<Page> {
    return this.listAfter(definition, input.filterData, caller, (store, bounds) =>
      store.setStatus(id, input.status, bounds, caller.actor),
    );
  }

  updateDefault(definition: ResourceDefinition, id: number, input: View, caller: Caller): Promise<Page> {
    return this.listAfter(definition, input.filterData, caller, (store, bounds) =>
      store.setDefault(id, bounds, caller.actor),
    );
  }

  /** Applies a change and returns the list; invalid list parameters are refused before the change. */
  async listAfter(
    definition: ResourceDefinition,
    data: FilterData | undefined,
    caller: Caller,
    change: Write,
  ): Promise<Page> {
    const listing = readShownFilter(definition, data);
    await this.write(definition, caller, change);
    return this.page(definition, listing, caller);
  }

  /** Exports all rows of the filtered list, in its order. */
  async export(definition: ResourceDefinition, input: ExportInput, caller: Caller): Promise<StreamableFile> {
    const listing = readShownFilter(definition, input.filterData);
    return exportFile(definition, input, {
      fields: visibleFields(definition, audienceOf(caller)),
      language: caller.language,
      signal: caller.signal,
      tools: this.tools,
      currencies: this.currencies,
      pageAt: (from, limit) => this.page(definition, { ...listing, after: null, from, limit }, caller),
    });
  }

  /** The store of a resource: its own, or a generic one. */
  store<T extends BaseRecord>(definition: ResourceDefinition<T>): ResourceStore<T> {
    const existing = this.stores.get(definition.path) as ResourceStore<T> | undefined;
    if (existing) return existing;
    const Generic = definition.process ? StatefulStore<T> : ResourceStore<T>;
    const store = definition.store
      ? this.modules.get<ResourceStore<T>>(definition.store, { strict: false })
      : new Generic(this.tools, definition);
    this.stores.set(definition.path, store);
    return store;
  }

  /** Writes in one transaction, so that a store's checks on the record still hold at the write. */
  private write<R>(definition: ResourceDefinition, caller: Caller, change: Write<R>): Promise<R> {
    return this.tools.database.tx(() => change(this.store(definition), boundsOf(definition, caller)));
  }

  private present(definition: ResourceDefinition, row: BaseRecord, caller: Caller): Promise<object> {
    const own = this.ownPresenter(definition);
    return own ? own.one(row, caller) : this.presenter.one(definition, this.store(definition), row, caller);
  }

  private async page(definition: ResourceDefinition, listing: Listing, caller: Caller): Promise<Page> {
    const store = this.store(definition);
    const own = this.ownPresenter(definition);
    const properties = own ? own.rowProperties : shownProperties(definition, audienceOf(caller));
    const { rows, total, isEstimate } = await store.list(listing, boundsOf(definition, caller), properties);
    const shown = await (own ? own.rows(rows, caller) : this.presenter.rows(definition, store, rows, caller));
    return new Page(definition.key, shown, total, listing.from, isEstimate);
  }

  private ownPresenter({ presenter }: ResourceDefinition): Presenter<BaseRecord> | null {
    return presenter ? this.modules.get<Presenter<BaseRecord>>(presenter, { strict: false }) : null;
  }
}

function audienceOf(caller: Caller): Audience {
  if (!caller.actor) throw Failure.unauthenticated();
  return caller.actor.audience;
}

/** Column values that restrict the rows readable and writable by the caller. */
export function boundsOf(definition: ResourceDefinition, caller: Caller): Bounds {
  const scope = definition.audiences[audienceOf(caller)]?.scope;
  return scope && caller.actor ? { [scope.column]: scope.value(caller.actor) } : {};
}

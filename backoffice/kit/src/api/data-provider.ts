import { HEADERS, type BulkAnswer, type ResourceSchema } from '@stoa/contracts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { changesOf, creationOf } from '../schema/form-data';
import type { Schemas } from '../schema/schemas';
import type { ExportFormat } from '../exports/ExportMenu';
import type { ExportLabels } from '../exports/useExportLabels';
import { API_ROOT, type ConsoleApi } from './api';

/** Sort, range and filter of a list, as the API's `filterData` takes them (specification §7.1). */
export interface FilterData {
  sort?: [string, 'ASC' | 'DESC'];
  range?: [number, number];
  filter?: Record<string, unknown>;
}

/** Format, rows and columns of an export, and the labels of a printed page. */
export interface ExportRequest {
  export: ExportFormat;
  filterData: FilterData;
  columns: string[];
  labels: ExportLabels;
}

/** Responses of deletes and toggles repeat the list; one row is enough, as the screen refetches its own. */
const ONE_ROW: FilterData = { range: [0, 0] };

type HttpClient = Parameters<typeof simpleRestProvider>[1];

/** The data provider with the API's operations beyond react-admin's own. */
export interface ConsoleDataProvider extends DataProvider {
  setStatus(page: string, id: Identifier, status: string): Promise<void>;
  /** Changes the status of several records, each independently. */
  bulkStatus(page: string, ids: readonly Identifier[], status: string): Promise<BulkAnswer>;
  bulkDelete(page: string, ids: readonly Identifier[]): Promise<BulkAnswer>;
  restore(page: string, ids: readonly Identifier[]): Promise<BulkAnswer>;
  setDefault(page: string, id: Identifier): Promise<void>;
  exportList(page: string, wanted: ExportRequest): Promise<{ blob: Blob; name: string }>;
}

/** A simple-rest provider for the API that unwraps the envelope by the resource's list key. */
function restOf(api: ConsoleApi, schema: ResourceSchema): DataProvider {
  const client: HttpClient = async (url, options = {}) => {
    const { headers, body, status } = await api.call(String(url), {
      method: options.method as 'GET' | 'POST' | 'PUT' | undefined,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
      signal: options.signal ?? undefined,
    });
    return { status, headers, body: '', json: body.data ?? body[schema.key] };
  };
  return simpleRestProvider(`${API_ROOT}/${api.audience}`, client);
}

/** An endpoint other than the resource's own that returns a list of it, with its query parameters. */
export interface ListCall {
  path: string;
  query: Readonly<Record<string, string | number>>;
}

/** An endpoint other than the resource's own that creates a record of it. */
export interface CreateCall {
  path: string;
  /** Fields that it accepts in addition to the declared ones. */
  more: readonly string[];
  /** Idempotency key: a repeated request creates nothing. */
  key: string;
}

async function createBy(api: ConsoleApi, schema: ResourceSchema, call: CreateCall, { data }: CreateParams) {
  const more = call.more.filter((name) => data[name] !== undefined && data[name] !== null);
  const body = { ...creationOf(schema, data), ...Object.fromEntries(more.map((name) => [name, data[name]])) };
  const headers = { [HEADERS.idempotency]: call.key };
  const answer = await api.call(api.own(call.path), { method: 'POST', body, headers });
  return { data: answer.body.data as RaRecord };
}

async function listBy(api: ConsoleApi, schema: ResourceSchema, call: ListCall, params: GetListParams) {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const { field = 'id', order = 'DESC' } = params.sort ?? {};
  const from = (page - 1) * perPage;
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, String(value)])),
    sort: JSON.stringify([field, order]),
    range: JSON.stringify([from, from + perPage - 1]),
  });
  const { body } = await api.call(`${api.own(call.path)}?${query}`, { signal: params.signal });
  const data = (body[schema.key] ?? []) as RaRecord[];
  return { data, total: Number(body.total ?? data.length) };
}

async function lookUp(api: ConsoleApi, schema: ResourceSchema, query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  const { body } = await api.call(`${api.own(schema.lookup ?? '')}${search ? `?${search}` : ''}`);
  const data = (body[schema.key] ?? body.data ?? []) as RaRecord[];
  return { data, total: Number(body.total ?? data.length) };
}

function lookUpQuery(params: GetListParams): Record<string, string> {
  const { q, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  const query: Record<string, string> = {};
  if (q) query.q = String(q);
  for (const [name, value] of Object.entries(filter)) query[name] = String(value);
  return query;
}

/** Delete, restore and status changes; in bulk each record on its own, `deleteMany` returns those deleted. */
function bulkOf(
  api: ConsoleApi,
  name: (page: string) => string,
): Pick<ConsoleDataProvider, 'delete' | 'deleteMany' | 'bulkDelete' | 'bulkStatus' | 'restore'> {
  const bulk = async (
    call: 'bulkDelete' | 'bulkStatus' | 'restore',
    page: string,
    ids: readonly Identifier[],
    more: object = {},
  ) => {
    const { body } = await api.call(api.own(`${call}/${name(page)}`), {
      method: 'POST',
      body: { ids: ids.map(Number), ...more },
    });
    return body.data as BulkAnswer;
  };
  return {
    delete: async (page, { id, previousData }) => {
      await api.call(api.own(`${name(page)}/${id}`), {
        method: 'DELETE',
        body: { filterData: ONE_ROW },
      });
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (page, { ids }) => ({ data: (await bulk('bulkDelete', page, ids)).done as never }),
    bulkDelete: (page, ids) => bulk('bulkDelete', page, ids),
    bulkStatus: (page, ids, status) => bulk('bulkStatus', page, ids, { status }),
    restore: (page, ids) => bulk('restore', page, ids),
  };
}

type Filter = Record<string, unknown>;

/** The filter that a search in a list stands for, if not the API's own; by resource. */
export type Searches = (resource: string) => ((q: string) => Promise<Filter>) | undefined;

async function searched(searches: Searches, resource: string, filter: Filter = {}): Promise<Filter> {
  const { q, ...others } = filter;
  const search = searches(resource);
  return q && search ? { ...others, ...(await search(String(q))) } : filter;
}

/** Builds the data provider of a console; its resource names are the page names used in URLs. */
export function consoleDataProvider(api: ConsoleApi, schemas: Schemas, searches: Searches) {
  const rest = (page: string) => restOf(api, schemas.need(page));
  const name = (page: string) => schemas.need(page).resource;

  const provider: ConsoleDataProvider = {
    supportAbortSignal: true,
    getList: async (page, params) => {
      const schema = schemas.need(page);
      const forChoice = params.meta?.lookup || !schema.operations.includes('list');
      if (forChoice && schema.lookup) return lookUp(api, schema, lookUpQuery(params)) as never;
      const call = params.meta?.call as ListCall | undefined;
      if (call) return listBy(api, schema, call, params) as never;
      const filter = await searched(searches, schema.resource, params.filter as Filter | undefined);
      return rest(page).getList(schema.resource, { ...params, filter });
    },
    getOne: (page, params) => rest(page).getOne(name(page), params),
    getMany: (page, params) => {
      const schema = schemas.need(page);
      if (!schema.lookup) return rest(page).getMany(schema.resource, params);
      return lookUp(api, schema, { ids: params.ids.join(',') }) as never;
    },
    getManyReference: (page, params) => rest(page).getManyReference(name(page), params),
    create: (page, params) => {
      const schema = schemas.need(page);
      const call = params.meta?.call as CreateCall | undefined;
      if (call) return createBy(api, schema, call, params) as never;
      return rest(page).create(schema.resource, { ...params, data: creationOf(schema, params.data) });
    },
    update: (page, params) => {
      const data = changesOf(schemas.need(page), params.data, params.previousData);
      return rest(page).update(name(page), { ...params, data });
    },
    updateMany: (page, params) => rest(page).updateMany(name(page), params),
    ...bulkOf(api, name),
    setStatus: async (page, id, status) => {
      const body = { status, filterData: ONE_ROW };
      await api.call(api.own(`${name(page)}/updateStatus/${id}`), { method: 'PUT', body });
    },
    setDefault: async (page, id) => {
      const body = { filterData: ONE_ROW };
      await api.call(api.own(`${name(page)}/updateDefault/${id}`), { method: 'PUT', body });
    },
    exportList: async (page, wanted) => {
      const filter = await searched(searches, name(page), wanted.filterData.filter);
      const filterData = { ...wanted.filterData, filter };
      return api.file(`${name(page)}/export`, { ...wanted, filterData });
    },
  };
  return provider;
}

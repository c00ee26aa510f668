import { HEADERS, type BulkAnswer, type ResourceSchema } from '@stoa/contracts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { changesOf, creationOf } from '../schema/form-data';
import type { Schemas } from '../schema/schemas';
import type { ExportFormat } from '../exports/ExportMenu';
import type { ExportLabels } from '../exports/useExportLabels';
import { API_ROOT, type ConsoleApi } from './api';

/** The part of a list that a screen shows, as the API's `filterData` takes it (specification §7.1). */
export interface FilterData {
  sort?: [string, 'ASC' | 'DESC'];
  range?: [number, number];
  filter?: Record<string, unknown>;
}

/** What an export shall hold, and how a printed page calls it. */
export interface ExportWish {
  export: ExportFormat;
  filterData: FilterData;
  columns: string[];
  labels: ExportLabels;
}

/** Answers of deletes and toggles repeat the list; one row is enough, as the screen asks for its own anew. */
const SHORTEST: FilterData = { range: [0, 0] };

type HttpClient = Parameters<typeof simpleRestProvider>[1];

/** What the API can do beyond react-admin's own verbs. */
export interface ConsoleDataProvider extends DataProvider {
  setStatus(page: string, id: Identifier, status: string): Promise<void>;
  /** Moves several records, each on its own. */
  bulkStatus(page: string, ids: readonly Identifier[], status: string): Promise<BulkAnswer>;
  bulkDelete(page: string, ids: readonly Identifier[]): Promise<BulkAnswer>;
  restore(page: string, ids: readonly Identifier[]): Promise<BulkAnswer>;
  setDefault(page: string, id: Identifier): Promise<void>;
  exportList(page: string, wanted: ExportWish): Promise<{ blob: Blob; name: string }>;
}

/** Speaks simple-rest to the API, opening the envelope by the resource's own list key. */
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

/** Another call than the resource's own that answers a list of it, with what it wants to know. */
export interface ListCall {
  path: string;
  query: Readonly<Record<string, string | number>>;
}

/** Another call than the resource's own that creates a record of it. */
export interface CreateCall {
  path: string;
  /** Fields that it takes beside the declared ones. */
  more: readonly string[];
  /** Names the creation: a repeat creates nothing. */
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

/** Deleting, restoring and moving; of several records each is done on its own, and `deleteMany` answers those that went. */
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
      await api.call(api.own(`${name(page)}/${id}`), { method: 'DELETE', body: { filterData: SHORTEST } });
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (page, { ids }) => ({ data: (await bulk('bulkDelete', page, ids)).done as never }),
    bulkDelete: (page, ids) => bulk('bulkDelete', page, ids),
    bulkStatus: (page, ids, status) => bulk('bulkStatus', page, ids, { status }),
    restore: (page, ids) => bulk('restore', page, ids),
  };
}

/** Builds the data provider of a console; its resource names are pages, as they stand in addresses. */
export function consoleDataProvider(api: ConsoleApi, schemas: Schemas): ConsoleDataProvider {
  const rest = (page: string) => restOf(api, schemas.need(page));
  const name = (page: string) => schemas.need(page).resource;

  return {
    supportAbortSignal: true,
    getList: (page, params) => {
      const schema = schemas.need(page);
      const forChoice = params.meta?.lookup || !schema.operations.includes('list');
      if (forChoice && schema.lookup) return lookUp(api, schema, lookUpQuery(params)) as never;
      const call = params.meta?.call as ListCall | undefined;
      if (call) return listBy(api, schema, call, params) as never;
      return rest(page).getList(schema.resource, params);
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
      const body = { status, filterData: SHORTEST };
      await api.call(api.own(`${name(page)}/updateStatus/${id}`), { method: 'PUT', body });
    },
    setDefault: async (page, id) => {
      const body = { filterData: SHORTEST };
      await api.call(api.own(`${name(page)}/updateDefault/${id}`), { method: 'PUT', body });
    },
    exportList: (page, wanted) => api.file(`${name(page)}/export`, wanted),
  };
}

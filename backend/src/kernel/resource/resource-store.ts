import type { Translations } from '@stoa/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../access';
import { asReadBack, combineConditions, type BaseRecord } from '../database';
import { deleteRow, refuseUsed, restoreRow } from '../deletion';
import type { Field, Snapshot } from '../field';
import { differencesOf, readPairs, stored, storedTexts, writePairs } from '../field';
import { Failure } from '../http';
import { narrow, PageReader, RowQuery, type Bounds, type Listing, type RowsPage } from '../listing';
import { refuseMissing } from '../references';
import { msg } from '../translation';
import type { Change } from '../changes';
import { isVersioned, NEXT_VERSION, nextVersion } from '../versions';
import { definitionOf, type ResourceDefinition } from './define-resource';
import type { StoreTools } from './store-tools';

/** Validated input by field name. */
export type Values = Record<string, unknown>;

/** The state before a change, with the input that limits what it affects. */
export type ChangeSnapshot = Snapshot & { input?: Values };

/** Stores a resource in its own table; resources of several tables override methods such as `writeAround`. */
export class ResourceStore<T extends BaseRecord> {
  private readonly pageReader = new PageReader<T>();

  constructor(
    protected readonly tools: StoreTools,
    private readonly declared?: ResourceDefinition,
  ) {}

  protected get definition(): ResourceDefinition {
    return this.declared ?? definitionOf(this);
  }

  protected get resource(): string {
    return this.definition.path;
  }

  /**
   * A page of rows, with the total number.
   * @param properties the properties that rows need have, besides the id and the sorted one; all by default
   */
  async list(listing: Listing, bounds: Bounds, properties?: readonly string[]): Promise<RowsPage<T>> {
    const needed = properties && [...properties, 'id', listing.sort[0]];
    return this.pageReader.read(await this.query(listing, bounds, needed), listing);
  }

  /**
   * One row within the bounds; 404 for a missing or foreign one. Within a transaction it is locked until the
   * end, so that checks on it still hold at the write.
   */
  async find(id: number, bounds: Bounds): Promise<T> {
    const [row] = await this.rows(combineConditions({ id }, bounds));
    if (!row) throw Failure.notFound();
    return row;
  }

  private rows(where: Record<string, never>): Promise<T[]> {
    const { em, forUpdate } = this.tools.database;
    return em.find(this.definition.entity, { where, ...forUpdate }) as Promise<T[]>;
  }

  /** Ids of every refmany field of the given rows: id → field → ids. */
  pairs(ids: number[], fields: readonly Field[]): Promise<Map<number, Record<string, number[]>>> {
    return readPairs(this.tools.database.em, fields, ids);
  }

  async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async (em) => {
      await refuseMissing(em, this.definition, input);
      const now = this.tools.clock.now();
      const row = { ...this.columns(input), ...bounds, created_at: now, updated_at: now };
      const { identifiers } = await em.insert(this.definition.entity, row as never);
      const id = Number(identifiers[0]?.id);
      await this.writeAround(em, id, input, true);
      await this.publishChange('create', id, actor);
      return id;
    });
  }

  /** Returns the changed row if it is known; a store that changes it further returns none, and it is read. */
  async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<T | void> {
    return this.tools.database.tx(async () => this.updateRow(await this.find(id, bounds), input, actor));
  }

  /** Updates a row that the transaction has already read, and so locked; returns it as it is then. */
  protected async updateRow(before: T, input: Values, actor: Actor | null): Promise<T> {
    const { em } = this.tools.database;
    const { entity } = this.definition;
    const { id } = before;
    const pairs = async () => (await this.pairs([id], this.definition.fields)).get(id);
    await refuseMissing(em, this.definition, input, async () => ({ ...before, ...(await pairs()) }));
    const held = await this.snapshot(id, actor, before, input);
    const updated_at = this.tools.clock.now();
    const beside = this.besideStatus(before, input.status, actor);
    const row = { ...this.columns(input), ...beside, updated_at, ...nextVersion(before, input.version) };
    await em.update(entity, { id }, row as never);
    const further = await this.writeAround(em, id, input, false);
    const after: T = { ...before, ...asReadBack(em, entity, { ...row, ...further }) };
    await this.publishChange('update', id, actor, held, after);
    return after;
  }

  /** Deletes the row, softly where its entity says so; 409 `in_use` with its users where it is referenced. */
  async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      await refuseUsed(em, this.definition.entity, id);
      await this.publishChange('delete', id, actor, await this.snapshot(id, actor, before));
      await deleteRow(em, this.tools, this.definition, id);
    });
  }

  /** Restores a softly deleted row; 409 where another has one of its unique values. */
  async restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await restoreRow(em, this.tools, this.definition, id, bounds);
      await this.publishChange('restore', id, actor);
    });
  }

  /** Sets `status` to `wanted`, by default to the field's other choice; state machines override it. */
  async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { entity, fields } = this.definition;
      const choices = fields.find((field) => field.name === 'status')?.choices ?? [];
      const before = (await this.find(id, bounds)) as T & { status: string };
      const held = await this.snapshot(id, actor, before);
      const status = wanted ?? choices.find((choice) => choice !== before.status);
      if (!status || !choices.includes(status))
        throw Failure.field('status', msg`must be one of ${choices.join(', ')}`);
      const updated_at = this.tools.clock.now();
      const beside = this.besideStatus(before, status, actor);
      const row = { status, ...beside, updated_at, ...(isVersioned(entity) && NEXT_VERSION) };
      await em.update(entity, { id }, row as never);
      await this.publishChange('status', id, actor, held);
    });
  }

  /** Makes the row the only default of its scope. */
  async setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { defaultWithin = [], entity } = this.definition;
      const named = (await em.findOneBy(entity, combineConditions({ id }, bounds))) as Values | null;
      const within = Object.fromEntries(defaultWithin.map((name) => [name, named?.[name] ?? IsNull()]));
      // Locks all rows in order: of two concurrent calls the later one's row stays the default.
      const row = (await this.rows(combineConditions(within, bounds))).find((one) => one.id === id);
      if (!row) throw Failure.notFound();
      const held = await this.snapshot(id, actor, row);
      const updated_at = this.tools.clock.now();
      const off = { is_default: false, updated_at };
      await em.update(entity, combineConditions(within, bounds, { is_default: true }), off as never);
      await em.update(entity, { id }, { is_default: true, updated_at } as never);
      await this.publishChange('default', id, actor, held);
    });
  }

  /** Checks a status before it is written to a locked row; returns further columns to write with it. */
  protected besideStatus(_before: T, _status: unknown, _actor: Actor | null): Values {
    return {};
  }

  /** Query for the rows of a list within the bounds. */
  protected query(listing: Listing, bounds: Bounds, properties?: readonly string[]): Promise<RowQuery<T>> {
    const query = new RowQuery<T>(this.tools.database.em, this.definition.entity, properties);
    return Promise.resolve(narrow(query, this.definition, listing, bounds));
  }

  /** Writes slugs, translations and pairs after the row; returns the further columns of the row that it wrote. */
  protected async writeAround(em: EntityManager, id: number, input: Values, isNew: boolean): Promise<Values> {
    const further = await this.writeSlug(em, id, input, isNew);
    if (input.translations) {
      const texts = storedTexts(this.definition.fields, input.translations as Translations);
      await this.tools.translator.save(this.resource, id, texts);
    }
    await writePairs(em, this.definition.fields, id, input);
    return further;
  }

  /**
   * Snapshot of the record for the change history; null without an actor. With `input`, pairs and translations
   * that it does not contain are left out: they stay as they are.
   */
  protected async snapshot(
    id: number,
    actor: Actor | null,
    cached?: T,
    input?: Values,
  ): Promise<ChangeSnapshot | null> {
    const { database, translator } = this.tools;
    const { entity, fields } = this.definition;
    const row = actor && (cached ?? (await database.em.findOne(entity, { where: { id } })));
    if (!row) return null;
    const translated = (!input || input.translations) && fields.some((field) => field.translated);
    const texts = translated ? (await translator.findByRecords(this.resource, [id])).get(id) : undefined;
    const paired = input ? fields.filter(({ name }) => name in input) : fields;
    return {
      values: { ...row, ...(await this.pairs([id], paired)).get(id) },
      translations: texts ?? {},
      input,
    };
  }

  /** Publishes the change, with each field's differences since `held`; `row` is the changed row where known. */
  protected async publishChange(
    action: Change['action'],
    id: number,
    actor: Actor | null,
    held?: ChangeSnapshot | null,
    row?: T,
  ): Promise<void> {
    const now = held && action !== 'delete' ? await this.snapshot(id, actor, row, held.input) : null;
    const differences = held ? differencesOf(this.definition.fields, held, now) : undefined;
    await this.tools.changes.publish({ resource: this.resource, id, action, actor, differences, row });
  }

  /** The input's values for the table's columns, in stored form; slugs are assigned afterwards. */
  protected columns(input: Values): Values {
    const elsewhere = ['refmany', 'slug'];
    const columns = this.definition.fields.filter(
      (field) => field.name in input && !elsewhere.includes(field.kind),
    );
    return Object.fromEntries(columns.map((field) => [field.name, stored(field, input[field.name])]));
  }

  private async writeSlug(em: EntityManager, id: number, input: Values, isNew: boolean): Promise<Values> {
    const written: Values = {};
    const field = this.definition.fields.find((one) => one.kind === 'slug');
    const from = field?.slugFrom;
    if (!field || !from) return written;
    const wanted = input[field.name] || (isNew ? input[from] : undefined);
    if (typeof wanted === 'string') {
      written[field.name] = await this.tools.slugs.assign(this.resource, id, wanted);
      await em.update(this.definition.entity, { id }, written as never);
    }
    for (const [language, texts] of Object.entries((input.translations ?? {}) as Translations)) {
      const text = texts?.[field.name] ?? texts?.[from];
      if (text) await this.tools.slugs.assign(this.resource, id, text, language);
    }
    return written;
  }
}

import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import type { BaseRecord } from '../../kernel/database';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { defineJob, Processes } from '../../kernel/queue';
import type { ResourceDefinition } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import type { ProductPatch } from '../catalogue';
import { attributes, attributeValues, brands, categories, manufacturers, RevertProducts } from '../catalogue';
import { Media, media } from '../media';
import { Import, ImportEffect } from './import.entity';
import { importProcess } from './import.process';
import { actorOf } from './running/actor-of';
import type { ImportTask } from './running/import-job';
import { ImportedPictures } from './pictures/imported-pictures';

export const UNDO_IMPORT = defineJob<ImportTask>('transfer.undo');

const BATCH_SIZE = 50;
/** Resources of reference data that operators' imports create. */
const REFERENCE_DATA = [categories, brands, manufacturers, attributes, attributeValues];

/** Reverts what an import created and changed, newest first, unless it was edited since. */
@Injectable()
export class UndoJob {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly products: RevertProducts,
    private readonly pictures: ImportedPictures,
    private readonly clock: Clock,
  ) {}

  @Processes(UNDO_IMPORT)
  async run({ import_id }: ImportTask): Promise<void> {
    const row = await this.database.em.findOne(Import, { where: { id: import_id } });
    if (row?.state !== 'undoing') return;
    const actor = actorOf(row);
    const ofProducts = { import_id, resource: 'products' };
    while (await this.some(ofProducts, (effects) => this.takeBack(effects, actor))) await nextTick();
    const ofMedia = { import_id, resource: 'media' };
    while (await this.some(ofMedia, (effects) => this.discard(effects, actor))) await nextTick();
    const ofReferences = { import_id, resource: Not('products') };
    while (await this.some(ofReferences, (effects) => this.forget(effects, actor))) await nextTick();
    const finished_at = this.clock.now();
    await this.database.tx((em) =>
      importProcess.move(em, Import, row, 'undone', 'job', { finished_at, updated_at: finished_at }),
    );
  }

  /** Reverts the newest effects and deletes them in the same transaction; false when there are none. */
  private async some(where: object, work: (effects: ImportEffect[]) => Promise<number>): Promise<boolean> {
    return this.database.tx(async (em) => {
      const effects = await em.find(ImportEffect, { where, order: { id: 'DESC' }, take: BATCH_SIZE });
      const [first] = effects;
      if (!first) return false;
      const kept = await work(effects);
      await em.delete(ImportEffect, { id: In(effects.map(({ id }) => id)) });
      if (kept) await em.increment(Import, { id: first.import_id }, 'kept', kept);
      return true;
    });
  }

  private async takeBack(effects: readonly ImportEffect[], actor: Actor): Promise<number> {
    let kept = 0;
    for (const { import_id } of effects.slice(0, 1))
      await this.pictures.forget(
        import_id,
        effects.map(({ record_id }) => record_id),
      );
    for (const { patch, record_id, import_id } of effects)
      if (patch) kept += (await this.products.restore(record_id, patch, actor, `import:${import_id}`)).kept;
    const made = effects.filter(({ patch }) => !patch).map(({ record_id }) => record_id);
    return kept + (made.length ? (await this.products.remove(made, actor)).length : 0);
  }

  /** Pictures that nothing else uses are deleted; changed texts of others are restored. */
  private async discard(effects: readonly ImportEffect[], actor: Actor): Promise<number> {
    let kept = 0;
    for (const { patch, record_id } of effects)
      if (patch) kept += await this.restoreAlt(record_id, patch, actor);
      else if (!(await this.pictures.isNamed(record_id))) await this.isRemoved(media, record_id, actor);
    return kept;
  }

  private async restoreAlt(id: number, { fields }: ProductPatch, actor: Actor): Promise<number> {
    const row = await this.database.em.findOne(Media, { where: { id } });
    if (!row || !fields.alt) return 0;
    if ((row.alt ?? '') !== fields.alt.after) return 1;
    await this.resourceService.store(media).update(id, { alt: fields.alt.before || null }, {}, actor);
    return 0;
  }

  /** Reference data that is in use by now is not deleted. */
  private async forget(effects: readonly ImportEffect[], actor: Actor): Promise<number> {
    let kept = 0;
    for (const { resource, record_id } of effects) {
      const definition = REFERENCE_DATA.find(({ path }) => path === resource);
      if (definition && !(await this.isRemoved(definition, record_id, actor))) kept++;
    }
    return kept;
  }

  private async isRemoved(
    definition: ResourceDefinition<BaseRecord>,
    id: number,
    actor: Actor,
  ): Promise<boolean> {
    const users = await this.database.em.exists(definition.entity, { where: { id } });
    if (!users) return true;
    try {
      await this.resourceService.store(definition).remove(id, {}, actor);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}

const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

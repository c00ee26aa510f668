import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VersionedCache } from '../cache';
import type { EntityClass } from '../database';
import { Database } from '../database';
import { Translator } from '../i18n';
import { Changes } from '../resource';
import { Labels } from './labels';
import type { StateLabel } from './state-label';

/** Caches the labels of a state machine until one changes, because every displayed record needs them. */
@Injectable()
export abstract class StateLabels<S extends string> implements OnModuleInit {
  protected abstract readonly entity: EntityClass;
  /** Resource name of the labels, for changes and translations. */
  protected abstract readonly resource: string;

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe([this.resource], async () => this.cache.invalidate(this.resource));
  }

  in(language: string): Promise<Labels<S>> {
    return this.cache.getOrCompute(this.resource, language, async () => {
      const rows = (await this.database.em.find(this.entity, {
        order: { sort: 'ASC', id: 'ASC' } as object,
      })) as StateLabel<S>[];
      return new Labels(await this.translator.translate(this.resource, rows, language));
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { FieldDifference, HistoryEntry } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../kernel/access';
import { hasPermission } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, Page } from '../../kernel/http';
import type { ListQuery, ResourceDefinition } from '../../kernel/resource';
import { boundsOf, definedResources, readQuery, ResourceService, visibleFields } from '../../kernel/resource';
import { Histories } from './histories';
import { AuditDifference, AuditEntry } from './audit-entry.entity';

const LISTING = { path: 'history', fields: [], sort: [] };

/** Lists a record's changes, newest first, for those who may read the record itself. */
@Injectable()
export class ReadHistory {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly histories: Histories,
  ) {}

  /** @throws Failure 404 for a resource or record that this actor can't see, 403 without its permission */
  async execute(
    path: string,
    id: number,
    query: ListQuery,
    caller: Caller,
  ): Promise<Page<HistoryEntry, 'history'>> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const { from, limit } = readQuery(LISTING, query);
    const definition = this.definition(path, id, actor);
    const where = { resource: path, record_id: id };
    const [rows, total] = await this.database.em.findAndCount(AuditEntry, {
      where,
      order: { id: 'DESC' },
      skip: from,
      take: limit,
    });
    if (definition) await this.refuseForeign(definition, id, total, caller);
    return new Page('history', await this.shown(definition, rows, actor), total, from);
  }

  /** The resource whose access rules apply to the reader; null where a `HistorySource` grants access. */
  private definition(path: string, id: number, actor: Actor): ResourceDefinition | null {
    const sources = this.histories.find(path);
    if (sources.some((source) => source.mayRead(actor, id))) return null;
    const definition = definedResources().find((one) => one.path === path);
    const rules = definition?.audiences[actor.audience];
    if (definition && rules && (rules.scope || rules.operations.length)) {
      if (hasPermission(actor, `${path}.read`)) return definition;
    } else if (sources.length === 0) throw Failure.notFound();
    throw Failure.forbidden();
  }

  /** Actors without row bounds may also read histories of deleted records; others only those in scope. */
  private async refuseForeign(
    definition: ResourceDefinition,
    id: number,
    total: number,
    caller: Caller,
  ): Promise<void> {
    const bounds = boundsOf(definition, caller);
    if (total > 0 && Object.keys(bounds).length === 0) return;
    await this.resourceService.store(definition).find(id, bounds);
  }

  private async shown(
    definition: ResourceDefinition | null,
    rows: AuditEntry[],
    actor: Actor,
  ): Promise<HistoryEntry[]> {
    const isHidden = hiddenOf(definition, actor);
    const differences = new Map<number, FieldDifference[]>(rows.map((row) => [row.id, []]));
    const where = { entry_id: In([0, ...differences.keys()]) };
    for (const { entry_id, field, detail } of await this.database.em.find(AuditDifference, {
      where,
      order: { id: 'ASC' },
    }))
      if (!isHidden(field.split('.'))) differences.get(entry_id)?.push({ field, ...detail });
    return rows.map(({ id, action, created_at, actor_audience, actor_id, actor_name }) => ({
      id,
      action,
      at: created_at.toISOString(),
      actor: { audience: actor_audience, id: actor_id, name: actor_name },
      differences: differences.get(id) ?? [],
    }));
  }
}

/** Matches the fields hidden from the reader; a translation is recorded as `field.language`. */
function hiddenOf(
  definition: ResourceDefinition | null,
  { audience }: Actor,
): (name: readonly string[]) => boolean {
  if (!definition) return () => false;
  const visible = new Set(visibleFields(definition, audience).map((field) => field.name));
  const declared = new Set(definition.fields.map((field) => field.name));
  return ([name = '']) => declared.has(name) && !visible.has(name);
}

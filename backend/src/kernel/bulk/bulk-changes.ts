import { Injectable, Logger } from '@nestjs/common';
import type { BulkAnswer } from '@stoa/contracts';
import { ACTION_OF } from '@stoa/contracts';
import type { Actor, Caller } from '../access';
import { hasPermission } from '../access';
import type { BaseRecord } from '../database';
import { asFailure, Failure } from '../http';
import type { Bounds, ResourceDefinition, ResourceStore } from '../resource';
import { boundsOf, definedResources, ResourceService } from '../resource';
import { MessageTranslator } from '../translation';

/** The change of each record, and the generic operation whose permission the actor needs. */
export interface BulkChange {
  operation: 'delete' | 'updateStatus';
  apply: (store: ResourceStore<BaseRecord>, id: number, bounds: Bounds, actor: Actor) => Promise<void>;
}

/** Applies a change to several records independently, so that one refusal does not block the others. */
@Injectable()
export class BulkChanges {
  private readonly logger = new Logger(BulkChanges.name);

  constructor(
    private readonly resourceService: ResourceService,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /**
   * Returns the ids that were changed and the reasons for the refused ones.
   * @throws Failure 404 for a resource without that operation for this actor, 403 without its permission
   */
  async execute(
    { operation, apply }: BulkChange,
    path: string,
    ids: readonly number[],
    caller: Caller,
  ): Promise<BulkAnswer> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const definition = changeable(path, operation, actor);
    const store = this.resourceService.store(definition);
    const bounds = boundsOf(definition, caller);
    const answer: BulkAnswer = { done: [], refused: [] };
    for (const id of ids) {
      const failure = await this.attempt(() => apply(store, id, bounds, actor));
      if (!failure) answer.done.push(id);
      else answer.refused.push(await this.refusal(id, failure, { definition, store, bounds }, caller));
    }
    return answer;
  }

  /** An unexpected error is a refusal, too: what was changed before it stays changed, and has to be known. */
  private async attempt(change: () => Promise<void>): Promise<Failure | null> {
    try {
      await change();
      return null;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status >= 500) this.logger.error({ err: error }, 'bulk change failed');
      return failure;
    }
  }

  private async refusal(
    id: number,
    { code, sentence }: Failure,
    { definition, store, bounds }: Target,
    { language }: Caller,
  ): Promise<BulkAnswer['refused'][number]> {
    const row = await store.find(id, bounds).catch(() => null);
    const name = (row as unknown as Record<string, unknown> | null)?.[definition.label];
    return {
      id,
      name: String(name ?? `#${id}`),
      code,
      error: this.messageTranslator.translate(sentence, language),
    };
  }
}

interface Target {
  definition: ResourceDefinition;
  store: ResourceStore<BaseRecord>;
  bounds: Bounds;
}

function changeable(path: string, operation: BulkChange['operation'], actor: Actor): ResourceDefinition {
  const definition = definedResources().find((one) => one.path === path);
  if (!definition?.audiences[actor.audience]?.operations.includes(operation)) throw Failure.notFound();
  if (!hasPermission(actor, `${path}.${ACTION_OF[operation]}`)) throw Failure.forbidden();
  return definition;
}

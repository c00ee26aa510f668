import type { Actor } from '../../kernel/access';
import type { BaseRecord } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore } from '../../kernel/resource';

type DefaultableRecord = BaseRecord & { is_default: boolean; status: string };

const DEFAULT_STAYS_ACTIVE = 'The default can’t be switched off. Make another one the default first.';
const DEFAULT_STAYS = 'The default can’t be deleted. Make another one the default first.';

/** Keeps exactly one default row, at first the first one; 409 `is_default` on deleting or disabling it. */
export abstract class SingleDefaultStore<T extends DefaultableRecord> extends ResourceStore<T> {
  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async (em) => {
      const isFirst = !(await em.exists(this.definition.entity, { where: { is_default: true } as never }));
      return super.create(isFirst ? { ...input, is_default: true, status: 'active' } : input, bounds, actor);
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    if (input.status === 'inactive') await this.refuseDefault(id, bounds, DEFAULT_STAYS_ACTIVE);
    await super.update(id, input, bounds, actor);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.refuseDefault(id, bounds, DEFAULT_STAYS);
    await super.remove(id, bounds, actor);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (wanted !== 'active') await this.refuseDefault(id, bounds, DEFAULT_STAYS_ACTIVE);
    await super.setStatus(id, wanted, bounds, actor);
  }

  /** Checks the status after the update, when all rows are locked in one order (409 `not_active`). */
  override async setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      await super.setDefault(id, bounds, actor);
      const row = await this.find(id, bounds);
      if (row.status !== 'active')
        throw Failure.conflict('not_active', 'Only active entries can be the default.');
    });
  }

  private async refuseDefault(id: number, bounds: Bounds, why: string): Promise<void> {
    if (!(await this.find(id, bounds)).is_default) return;
    throw Failure.conflict('is_default', why);
  }
}

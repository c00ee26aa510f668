import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Currencies } from '../localisation';
import { readRule } from './commission-rules';
import { Commission } from './commission.entity';

/** Stores commission rules: validates each, and keeps positions 1, 2, 3 … without gaps. */
@Injectable()
export class CommissionStore extends ResourceStore<Commission> {
  constructor(
    tools: StoreTools,
    private readonly currencies: Currencies,
  ) {
    super(tools);
  }

  /** A rule without a position is appended. */
  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async (em) => {
      const last = await em.count(Commission);
      const values = this.checked(
        { ...input, currency: input.currency ?? this.currencies.default().code },
        {},
      );
      const id = await super.create({ ...values, position: last + 1 }, bounds, actor);
      await this.place(em, id, Number(input.position ?? last + 1));
      return id;
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { position: wanted, ...rest } = input;
      const before = await this.find(id, bounds);
      await this.updateRow(before, this.checked(rest, { ...before }), actor);
      if (typeof wanted === 'number') await this.place(em, id, wanted);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await super.remove(id, bounds, actor);
      await this.place(em, id, 1);
    });
  }

  /** Only a rule with scope `all` can be the fallback; 409 `not_for_all` otherwise. */
  override async setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { scope } = await this.find(id, bounds);
    if (scope !== 'all')
      throw Failure.conflict('not_for_all', 'Only a rule for all sales can be the default.', { scope });
    await super.setDefault(id, bounds, actor);
  }

  private checked(input: Values, before: Values): Values {
    const { values, errors } = readRule(input, before);
    const { currency } = values;
    if (typeof currency === 'string' && !this.currencies.active().some(({ code }) => code === currency))
      errors.currency = ['is not a currency of this shop'];
    if (Object.keys(errors).length) throw Failure.invalid(errors);
    return values;
  }

  /** Moves a rule to a position and renumbers all rules; fine because the list is short. */
  private async place(em: EntityManager, id: number, wanted: number): Promise<void> {
    const rows = await em.find(Commission, { order: { position: 'ASC', id: 'ASC' } });
    const others = rows.filter((row) => row.id !== id);
    const own = rows.filter((row) => row.id === id);
    const sorted = [...others.slice(0, wanted - 1), ...own, ...others.slice(wanted - 1)];
    for (const [index, row] of sorted.entries())
      if (row.position !== index + 1) await em.update(Commission, { id: row.id }, { position: index + 1 });
  }
}

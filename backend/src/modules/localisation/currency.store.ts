import { Injectable } from '@nestjs/common';
import Big from 'big.js';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { NEXT_VERSION, StoreTools } from '../../kernel/resource';
import { Currency } from './currency.entity';
import { SingleDefaultStore } from './single-default.store';

/** Maximum decimal places of a stored rate. */
const RATE_DECIMALS = 12;

/** Stores currencies: rates are relative to the default one, whose own rate is 1. */
@Injectable()
export class CurrencyStore extends SingleDefaultStore<Currency> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const code = String(input.code).toUpperCase();
    if (!/^[A-Z]{3}$/.test(code)) throw Failure.field('code', 'must be three letters such as USD');
    return super.create({ ...input, code, rate_at: this.tools.clock.now().toISOString() }, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    refuseChange(before, input);
    const rated = typeof input.rate === 'string' && !new Big(input.rate).eq(before.rate);
    if (rated && before.is_default) throw Failure.field('rate', 'of the default currency is always 1');
    const rate_at = this.tools.clock.now().toISOString();
    const { code: _, ...rest } = input;
    await super.update(id, rated ? { ...rest, rate_at } : rest, bounds, actor);
  }

  /** Rebases all rates on the new default; modules with amounts in the old one veto as subscribers. */
  override setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    return this.tools.database.tx(async (em) => {
      const base = await this.find(id, bounds);
      const now = this.tools.clock.now();
      for (const row of await em.find(Currency)) {
        const rate = new Big(row.rate).div(base.rate).round(RATE_DECIMALS, Big.roundHalfUp).toFixed();
        const rebased = { rate: row.id === id ? '1' : rate, rate_at: now, updated_at: now };
        await em.update(Currency, { id: row.id }, { ...rebased, ...NEXT_VERSION });
      }
      await super.setDefault(id, bounds, actor);
    });
  }
}

function refuseChange(before: Currency, input: Values): void {
  const fixed = 'can’t be changed because existing amounts depend on it';
  if (input.exponent !== undefined && input.exponent !== before.exponent)
    throw Failure.field('exponent', fixed);
  if (input.code !== undefined && String(input.code).toUpperCase() !== before.code)
    throw Failure.field('code', fixed);
}

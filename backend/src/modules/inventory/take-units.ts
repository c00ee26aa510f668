import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, changeRows, Database, placeholders } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Variant } from '../catalogue';

/** What taking units changes. */
const CHANGES = { reserve: 'reserved = reserved +', sell: 'on_hand = on_hand -' } as const;

/** Reserves or sells units of several variants in one statement, all or none, in the caller's transaction. */
@Injectable()
export class TakeUnits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @param units by variant id
   * @throws Failure 409 `insufficient_stock`, with which the caller's transaction must end
   */
  async execute(units: ReadonlyMap<number, number>, change: keyof typeof CHANGES): Promise<void> {
    if (units.size === 0) return;
    const pairs = [...units].flat();
    const quantity = `CASE id ${[...units].map(() => 'WHEN ? THEN ?').join(' ')} ELSE 0 END`;
    const marks = placeholders(units);
    const now = this.clock.now();
    const taken = await changeRows(
      this.database.em,
      `UPDATE variants SET ${CHANGES[change]} ${quantity}, updated_at = ? WHERE id IN (${marks})
        AND deleted_at IS NULL AND (backorder = 'allow' OR on_hand - reserved >= ${quantity})`,
      [...pairs, asSqlMoment(now), ...units.keys(), ...pairs],
    );
    if (taken < units.size) throw await this.insufficient(units, units.size - taken, now);
  }

  /**
   * The failure where `count` variants were left as they are. One that was changed may have as few units left; then the
   * time of its change tells them apart.
   */
  private async insufficient(units: ReadonlyMap<number, number>, count: number, now: Date): Promise<Failure> {
    const rows = await this.database.em.find(Variant, { where: { id: In([...units.keys()]) } });
    const variants = new Map(rows.map((row) => [row.id, row]));
    const low = [...units].flatMap(([id, quantity]) => {
      const row = variants.get(id);
      const isLow = !row || (row.backorder !== 'allow' && row.on_hand - row.reserved < quantity);
      return isLow ? [{ variant_id: id, available: Math.max(0, row ? row.on_hand - row.reserved : 0) }] : [];
    });
    const unchanged = low.filter(
      ({ variant_id }) => variants.get(variant_id)?.updated_at.getTime() !== now.getTime(),
    );
    const short = unchanged.length === count ? unchanged : low;
    return Failure.conflict('insufficient_stock', 'There is not enough stock left.', { variants: short });
  }
}

import type { MovementType } from '@stoa/contracts';

/** A stock movement of a variant; negative quantities are removals. */
export interface VariantMovement {
  variant_id: number;
  quantity: number;
  type: MovementType;
  reason: string;
  /** Idempotency key: a repeat moves nothing. */
  key: string;
  /** Who recorded it, such as `admin:3`; null for the system. */
  actor: string | null;
}

/** Stock operations that saving products needs; implemented by the inventory module. */
export abstract class VariantStock {
  /** Moves stock in the caller's transaction; 422 where that would remove reserved units. */
  abstract move(movement: VariantMovement): Promise<void>;

  /** Records movements already included in the variants' `on_hand`, as for newly inserted variants. */
  abstract record(movements: readonly VariantMovement[]): Promise<void>;

  /** Whether the variant was ever sold, returned or damaged. */
  abstract wasTraded(variant_id: number): Promise<boolean>;
}

/** The opening stock movement of a new variant. */
export function openingStock(variant_id: number, quantity: number, actor: string | null): VariantMovement {
  const key = `variant:${variant_id}:opening`;
  return { variant_id, quantity, type: 'receipt', reason: 'Opening stock', key, actor };
}

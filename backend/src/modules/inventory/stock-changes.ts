import { Injectable } from '@nestjs/common';
import { TransactionEvents } from '../../kernel/resource';

/** A variant whose stock changed. */
export interface StockChange {
  variant_id: number;
  /** Units sold (not merely reserved); negative for returns, 0 where nothing was sold. */
  sold: number;
}

/** Publishes stock changes to higher modules, within the same transaction. */
@Injectable()
export class StockChanges extends TransactionEvents<readonly StockChange[]> {}

import type { SetProductStock } from '@stoa/contracts';
import { IsOptionalId, IsOptionalText } from '../../kernel/http';

/** Body of a stock change; the quantity is in the path. */
export class ProductStockInput implements SetProductStock {
  @IsOptionalId()
  variant_id?: number;

  @IsOptionalText(190)
  reason?: string;
}

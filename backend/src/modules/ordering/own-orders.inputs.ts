import type { CancelOrder, Reorder } from '@stoa/contracts';
import { IsId, IsOptionalText, IsRequestKey } from '../../kernel/http';
import { VerifyPaymentInput } from './checkout.inputs';

/** Body of `cancelOrder`. */
export class CancelOrderInput implements CancelOrder {
  @IsId()
  order_id!: number;

  @IsOptionalText(500)
  reason?: string;

  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `reorder`. */
export class ReorderInput extends VerifyPaymentInput implements Reorder {
  @IsRequestKey()
  request_key?: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ChangeOrderStatus, DecidePaymentProof } from '@stoa/contracts';
import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { IsUndefinableId, IsId, IsOptionalText } from '../../kernel/http';

/** Body of `changeOrderStatus` and `changeSellerOrderStatus`. */
export class ChangeOrderStatusInput implements ChangeOrderStatus {
  @IsId()
  order_id!: number;

  @ApiPropertyOptional({ enum: [...ORDER_STATES] })
  @IsOptional()
  @IsIn([...ORDER_STATES])
  state?: OrderState;

  @IsUndefinableId()
  order_status_id?: number;

  /** Whether intermediate fulfilment states are passed as well, such as from placed to shipped. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  with_steps?: boolean;

  /** A message to the buyer, on the order's page and in the e-mail about this step. */
  @IsOptionalText(1000)
  note?: string;

  /** Internal note for operators and vendors; never shown to the buyer. */
  @IsOptionalText(1000)
  internal_note?: string;
}

/** Body of `decidePaymentProof`. */
export class DecidePaymentProofInput implements DecidePaymentProof {
  @IsId()
  order_id!: number;

  @ApiProperty({ enum: ['approved', 'rejected'] })
  @IsIn(['approved', 'rejected'])
  status!: 'approved' | 'rejected';

  /** Required for a rejection; the buyer is told. */
  @IsOptionalText(500)
  reason?: string;
}

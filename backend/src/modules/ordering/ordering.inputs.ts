import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ChangeOrderStatus } from '@stoa/contracts';
import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { IsId, IsOptionalId, IsOptionalText } from '../../kernel/http';

/** Body of `changeOrderStatus` and `changeSellerOrderStatus`. */
export class ChangeOrderStatusInput implements ChangeOrderStatus {
  @IsId()
  order_id!: number;

  @ApiPropertyOptional({ enum: [...ORDER_STATES] })
  @IsOptional()
  @IsIn([...ORDER_STATES])
  state?: OrderState;

  @IsOptionalId()
  order_status_id?: number;

  @IsOptionalText(1000)
  note?: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ChangeOrderStatus } from '@stoa/contracts';
import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const MAX_ID = 2_147_483_647;

/** Body of `changeOrderStatus` and `changeSellerOrderStatus`. */
export class ChangeOrderStatusInput implements ChangeOrderStatus {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  order_id!: number;

  @ApiPropertyOptional({ enum: [...ORDER_STATES] })
  @IsOptional()
  @IsIn([...ORDER_STATES])
  state?: OrderState;

  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  order_status_id?: number;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string;
}

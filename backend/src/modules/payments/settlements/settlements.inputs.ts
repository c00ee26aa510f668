import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ConfirmSettlement } from '@stoa/contracts';
import { IsBoolean } from 'class-validator';
import { IsId, IsUndefinable } from '../../../kernel/http';

/** Body of `confirmSettlement`. */
export class ConfirmSettlementInput implements ConfirmSettlement {
  @IsId()
  settlement_id!: number;

  /** Whether to post although amounts differ or payments are missing in the books. */
  @ApiPropertyOptional({ type: 'boolean' })
  @IsUndefinable()
  @IsBoolean()
  accept_differences?: boolean;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  RETURN_STATES,
  type CancelReturn,
  type ChangeReturnStatus,
  type FindOrderReturns,
  type InspectReturn,
  type ReturnState,
  type SendReturn,
} from '@stoa/contracts';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AreInputs, IsFilled, IsId, IsOptionalText } from '../../kernel/http';

const MAX_LINES = 100;

/** Body of `order_returns`. */
export class FindOrderReturnsInput implements FindOrderReturns {
  @IsFilled(16)
  group_number!: string;

  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `cancelReturn`. */
export class CancelReturnInput implements CancelReturn {
  @IsId()
  return_id!: number;

  @IsOptionalText(100)
  access_token?: string | null;
}

/** Body of `sendReturn`. */
export class SendReturnInput extends CancelReturnInput implements SendReturn {
  @IsOptionalText(80)
  carrier?: string | null;

  @IsOptionalText(80)
  tracking_number?: string | null;
}

/** Body of `changeReturnStatus`. */
export class ChangeReturnStatusInput implements ChangeReturnStatus {
  @IsId()
  return_id!: number;

  @ApiProperty({ enum: [...RETURN_STATES] })
  @IsIn([...RETURN_STATES])
  state!: ReturnState;

  @IsOptionalText(1000)
  note?: string | null;
}

/** What the inspection of one line found. */
export class InspectedLineInput {
  @IsId()
  order_line_id!: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  accepted_quantity!: number;

  @ApiProperty()
  @IsBoolean()
  restock!: boolean;

  @IsOptionalText(500)
  condition_note?: string | null;
}

/** Body of `inspectReturn`. */
export class InspectReturnInput implements InspectReturn {
  @IsId()
  return_id!: number;

  @ApiProperty({ type: [InspectedLineInput] })
  @AreInputs(() => InspectedLineInput, MAX_LINES)
  lines!: InspectedLineInput[];

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  refund_shipping?: boolean;

  @IsOptionalText(1000)
  note?: string | null;
}

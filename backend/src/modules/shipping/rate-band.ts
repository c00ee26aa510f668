import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RateBand } from '@stoa/contracts';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX = 1_000_000_000_000;

/** One row of a method's rate table as input; `rate-rules.ts` validates how rows fit together. */
export class Band implements RateBand {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(0)
  @Max(MAX)
  from!: number;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX)
  to?: number | null;

  @ApiProperty({ type: 'integer', description: "Minor units of the shop's default currency" })
  @IsInt()
  @Min(0)
  @Max(MAX)
  amount!: number;
}

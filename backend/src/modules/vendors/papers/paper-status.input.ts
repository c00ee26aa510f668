import { ApiProperty } from '@nestjs/swagger';
import { PAPER_STATUSES, type PaperStatus } from '@stoa/contracts';
import { IsIn } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Body of `updateVendorPaperStatus`. */
export class PaperStatusInput {
  @ApiProperty({ enum: PAPER_STATUSES })
  @IsIn(PAPER_STATUSES)
  status!: PaperStatus;

  /** Told to the vendor; a rejection needs one. */
  @IsOptionalText(500)
  reason?: string | null;
}

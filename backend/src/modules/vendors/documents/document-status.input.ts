import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_STATUSES, type DocumentStatus } from '@stoa/contracts';
import { IsIn } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Body of `updateVendorPaperStatus`. */
export class DocumentStatusInput {
  @ApiProperty({ enum: DOCUMENT_STATUSES })
  @IsIn(DOCUMENT_STATUSES)
  status!: DocumentStatus;

  /** Shown to the vendor; required for a rejection. */
  @IsOptionalText(500)
  reason?: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import type { InvoiceFile, PackingSlips } from '@stoa/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { IsId, IsOptionalText, MAX_ID } from '../../kernel/http';

/** Packing slips per file. */
const MAX_SLIPS = 100;

/** Body of `web/invoiceFile`. */
export class InvoiceFileInput implements InvoiceFile {
  @IsId()
  invoice_id!: number;

  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `packingSlips`. */
export class PackingSlipsInput implements PackingSlips {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_SLIPS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SLIPS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  order_ids!: number[];
}

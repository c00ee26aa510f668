import { ApiProperty } from '@nestjs/swagger';
import type { AskStockNotice, CancelStockNotice } from '@stoa/contracts';
import { IsEmail, MaxLength } from 'class-validator';
import { IsId, IsOptionalText } from '../../../kernel/http';

/** Body of `ask_stock_notice`. */
export class AskStockNoticeInput implements AskStockNotice {
  @IsId()
  variant_id!: number;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  /** Honeypot field: hidden from people, so only bots fill it. */
  @IsOptionalText(500)
  website?: string;
}

/** Body of `cancel_stock_notice`. */
export class CancelStockNoticeInput implements CancelStockNotice {
  @IsId()
  variant_id!: number;
}

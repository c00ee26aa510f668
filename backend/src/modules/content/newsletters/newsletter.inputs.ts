import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES } from '@stoa/contracts';
import { IsEmail, IsIn, IsOptional, MaxLength } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Body of `web/newsletter`. */
export class SubscribeInput {
  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  /** Language of the e-mails; defaults to that of the request. */
  @ApiPropertyOptional({ enum: LANGUAGES })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: string;

  /** Honeypot field: hidden from people, so only bots fill it. */
  @IsOptionalText(500)
  website?: string;
}

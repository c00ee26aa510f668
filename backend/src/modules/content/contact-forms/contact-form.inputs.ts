import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SubmitContactForm } from '@stoa/contracts';
import { Equals, IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { IsUndefinable, IsFilled, IsOptionalText } from '../../../kernel/http';

/** Body of `submit_contact_form`. */
export class SubmitContactFormInput implements SubmitContactForm {
  @IsFilled(120)
  name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Matches(/^$|^\+?[\d\s().-]{4,24}$/, {
    message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958',
  })
  phone?: string | null;

  @IsFilled(190)
  subject!: string;

  @IsFilled(5000)
  message!: string;

  /** The order it concerns; the response never reveals whether it exists. */
  @IsOptionalText(40)
  order_number?: string | null;

  /** Agreement to the privacy policy; must be true when present. */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  @IsUndefinable()
  @Equals(true, { message: 'must be accepted' })
  consent?: boolean;

  /** Honeypot field: hidden from people, so only bots fill it in. */
  @IsOptionalText(500)
  website?: string;
}

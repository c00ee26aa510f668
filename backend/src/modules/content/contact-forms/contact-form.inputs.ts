import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SubmitContactForm } from '@stoa/contracts';
import { Equals, IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { Given, IsFilled, IsOptionalText } from '../../../kernel/http';

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

  /** The order it is about; whether there is such an order is never answered. */
  @IsOptionalText(40)
  order_number?: string | null;

  /** Agreed to the privacy policy; a form that asks sends nothing without a yes. */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  @Given()
  @Equals(true, { message: 'must be accepted' })
  consent?: boolean;

  /** Hidden from people; whoever fills it is none. */
  @IsOptionalText(500)
  website?: string;
}

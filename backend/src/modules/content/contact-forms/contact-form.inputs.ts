import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const FILLED = { message: 'must not be empty' };

/** Body of `submit_contact_form`. */
export class SubmitContactFormInput {
  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(120)
  name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Matches(/^$|^\+?[\d\s().-]{4,24}$/, { message: 'must be a phone number' })
  phone?: string | null;

  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(190)
  subject!: string;

  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(5000)
  message!: string;

  /** Hidden from people; whoever fills it is none. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(500)
  website?: string;
}

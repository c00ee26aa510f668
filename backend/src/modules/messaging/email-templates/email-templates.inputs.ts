import { ApiProperty } from '@nestjs/swagger';
import type { EmailTemplateTexts } from '@stoa/contracts';
import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_ID } from '../../../kernel/http';

/** The texts of an e-mail; variables are checked against its declaration. */
export class EmailTextsInput implements EmailTemplateTexts {
  @ApiProperty({ example: '{{shop_name}}: order {{order_number}}' })
  @IsString()
  @MaxLength(200)
  subject!: string;

  @ApiProperty()
  @IsString()
  @MaxLength(200)
  heading!: string;

  @ApiProperty()
  @IsString()
  @MaxLength(10_000)
  body!: string;

  @ApiProperty()
  @IsString()
  @MaxLength(80)
  button!: string;
}

/** Body of saving: the texts, and the version that they were changed from. */
export class SaveEmailTemplateInput extends EmailTextsInput {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  version!: number;
}

/** Query of restoring the default: the version that the user has seen. */
export class TemplateVersionQuery {
  @ApiProperty({ type: 'integer' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  version!: number;
}

/** Body of sending a test: the texts, and where to. */
export class TestEmailInput extends EmailTextsInput {
  @ApiProperty({ format: 'email' })
  @IsEmail()
  @MaxLength(190)
  email!: string;
}

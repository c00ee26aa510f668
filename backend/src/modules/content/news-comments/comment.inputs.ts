import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsOptional, MaxLength } from 'class-validator';
import { IsFilled, IsId, IsOptionalText } from '../../../kernel/http';

/** Body of `submit_newscomment`. */
export class SubmitNewsCommentInput {
  @IsId()
  post_id!: number;

  /** Needed from guests; a customer's own counts. */
  @IsOptionalText(120)
  name?: string | null;

  /** Needed from guests; a customer's own counts. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsEmail()
  @MaxLength(190)
  email?: string | null;

  @IsFilled(2000)
  body!: string;

  /** Hidden from people; whoever fills it is none. */
  @IsOptionalText(500)
  website?: string | null;
}

import type { SubmitNewsComment } from '@stoa/contracts';
import { IsFilled, IsId } from '../../../kernel/http';

/** Body of `submit_newscomment`. */
export class SubmitNewsCommentInput implements SubmitNewsComment {
  @IsId()
  post_id!: number;

  @IsFilled(2000)
  body!: string;
}

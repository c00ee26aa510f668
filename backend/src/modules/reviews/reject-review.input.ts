import { IsOptionalText } from '../../kernel/http';

/** Body of `rejectReview`. */
export class RejectReviewInput {
  /** What its author should know. */
  @IsOptionalText(500)
  reason?: string | null;
}

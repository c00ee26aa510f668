import { Injectable } from '@nestjs/common';
import type { ReviewStatus } from '@stoa/contracts';
import { StateLabels } from '../../kernel/labels';
import { ReviewLabel } from './review-status.entity';

/** The operators' words for the statuses of reviews. */
@Injectable()
export class ReviewLabels extends StateLabels<ReviewStatus> {
  protected readonly entity = ReviewLabel;
  protected readonly resource = 'review_statuses';
}

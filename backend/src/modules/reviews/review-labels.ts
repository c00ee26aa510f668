import { Injectable } from '@nestjs/common';
import type { ReviewStatus } from '@stoa/contracts';
import { StateLabels } from '../../kernel/labels';
import { ReviewLabel } from './review-status.entity';

/** Operators' labels for review statuses. */
@Injectable()
export class ReviewLabels extends StateLabels<ReviewStatus> {
  protected readonly entity = ReviewLabel;
  protected readonly resource = 'review_statuses';
}

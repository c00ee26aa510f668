import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { RecordOf } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import type { RejectReviewInput } from './reject-review.input';
import type { Review } from './review.entity';
import { ReviewStore } from './review.store';
import { reviews } from './reviews.resource';

/** Rejects a review with a reason that its author reads, and may then edit it. */
@Injectable()
export class RejectReview {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly store: ReviewStore,
  ) {}

  /** @throws Failure 404, or 409 `state_not_allowed` if another operator has decided first */
  async execute(id: number, { reason }: RejectReviewInput, caller: Caller): Promise<RecordOf<Review>> {
    await this.store.reject(id, reason?.trim() || null, caller.actor);
    return this.resourceService.one(reviews, id, caller);
  }
}

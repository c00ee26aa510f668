import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { VendorsModule } from '../vendors';
import { AddProductReview } from './add-product-review';
import { Purchases } from './purchases';
import { Ratings } from './ratings';
import { ReviewLabels } from './review-labels';
import { reviewStatuses } from './review-statuses.resource';
import { ReviewPresenter } from './review.presenter';
import { ReviewStore } from './review.store';
import { ReviewsController } from './reviews.controller';
import { reviews } from './reviews.resource';
import { VendorReviews } from './vendor-reviews';

/** What buyers say, and what vendors answer. */
@Module({
  imports: [CatalogueModule, VendorsModule, ResourceModule.of(reviewStatuses, reviews)],
  controllers: [ReviewsController],
  providers: [
    AddProductReview,
    Purchases,
    Ratings,
    ReviewLabels,
    ReviewPresenter,
    ReviewStore,
    VendorReviews,
  ],
})
export class ReviewsModule {}

import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { MediaModule } from '../media';
import { VendorsModule } from '../vendors';
import { AddProductReview } from './add-product-review';
import { PublicReviews } from './public-reviews';
import { Purchases } from './purchases';
import { Ratings } from './ratings';
import { ReviewLabels } from './review-labels';
import { reviewStatuses } from './review-statuses.resource';
import { ReviewPictures } from './review-pictures';
import { ReviewPresenter } from './review.presenter';
import { ReviewStore } from './review.store';
import { ReviewsController } from './reviews.controller';
import { reviews } from './reviews.resource';

/** What buyers say, and what vendors answer. */
@Module({
  imports: [CatalogueModule, MediaModule, VendorsModule, ResourceModule.of(reviewStatuses, reviews)],
  controllers: [ReviewsController],
  providers: [
    AddProductReview,
    PublicReviews,
    Purchases,
    Ratings,
    ReviewLabels,
    ReviewPresenter,
    ReviewStore,
    ReviewPictures,
  ],
})
export class ReviewsModule {}

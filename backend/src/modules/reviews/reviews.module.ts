import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { SearchModule } from '../search';
import { CustomersModule } from '../customers';
import { MediaModule } from '../media';
import { VendorsModule } from '../vendors';
import { AddProductReview } from './add-product-review';
import { CustomerReviews } from './customer-reviews';
import { ReviewModerationController } from './moderation.controller';
import { PublicReviews } from './public-reviews';
import { Purchases } from './purchases';
import { Ratings } from './ratings';
import { RejectReview } from './reject-review';
import { ReviewData } from './review-data';
import { ReviewLabels } from './review-labels';
import { reviewStatuses } from './review-statuses.resource';
import { ReviewPictures } from './review-pictures';
import { ReviewPresenter } from './review.presenter';
import { ReviewStore } from './review.store';
import { ReviewsController } from './reviews.controller';
import { UpdateReview } from './update-review';
import { reviews } from './reviews.resource';

/** Reviews, ratings and vendors' replies. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    SearchModule,
    CustomersModule,
    MediaModule,
    VendorsModule,
    ResourceModule.forFeature(reviewStatuses, reviews),
  ],
  controllers: [ReviewsController, ReviewModerationController],
  providers: [
    AddProductReview,
    CustomerReviews,
    PublicReviews,
    Purchases,
    Ratings,
    RejectReview,
    ReviewData,
    ReviewLabels,
    ReviewPresenter,
    ReviewStore,
    ReviewPictures,
    UpdateReview,
  ],
})
export class ReviewsModule {}

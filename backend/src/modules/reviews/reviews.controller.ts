import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  CustomerReviews as OwnReviews,
  ProductReviewPage,
  ReviewEligibility,
  ReviewStatus,
  VendorReviewPage,
} from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../kernel/access';
import { IdPipe, TakesFiles } from '../../kernel/http';
import { AddProductReview } from './add-product-review';
import { CustomerReviews } from './customer-reviews';
import { PublicReviews } from './public-reviews';
import { Purchases } from './purchases';
import { ReviewPageQuery } from './review-page.query';
import { REVIEW_FORM, UPDATE_REVIEW_FORM } from './review-form';
import { UpdateReview } from './update-review';

/** Reviews for the storefront (specification §7.7). */
@ApiTags('web reviews')
@Controller('backend/api/web')
export class ReviewsController {
  constructor(
    private readonly shown: PublicReviews,
    private readonly add: AddProductReview,
    private readonly purchases: Purchases,
    private readonly own: CustomerReviews,
    private readonly update: UpdateReview,
  ) {}

  @Public()
  @Get('vendor/:id/reviews')
  vendorReviews(
    @Param('id') id: string,
    @Query() query: ReviewPageQuery,
    @From() { language }: Caller,
  ): Promise<VendorReviewPage> {
    return this.shown.listByVendor(id, query, language);
  }

  @Public()
  @Get('product/:id/reviews')
  productReviews(
    @Param('id', IdPipe) id: number,
    @Query() query: ReviewPageQuery,
    @From() { language }: Caller,
  ): Promise<ProductReviewPage> {
    return this.shown.listByProduct(id, query, language);
  }

  @SignedIn('customer')
  @Get('product/:id/review_standing')
  showReviewStatus(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ReviewEligibility> {
    return this.purchases.getReviewStatus(id, actor);
  }

  @SignedIn('customer')
  @Get('customer_reviews')
  customerReviews(@Me() actor: Actor, @From() { language }: Caller): Promise<OwnReviews> {
    return this.own.list(actor, language);
  }

  @SignedIn('customer')
  @TakesFiles(UPDATE_REVIEW_FORM, 'application/json')
  @Limited('review')
  @HttpCode(200)
  @Post('updateReview/:id')
  updateReview(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @From() caller: Caller,
    @Me() actor: Actor,
  ): Promise<OwnReviews> {
    return this.update.execute(id, request, actor, caller);
  }

  @SignedIn('customer')
  @Delete('deleteReview/:id')
  deleteReview(
    @Param('id', IdPipe) id: number,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<OwnReviews> {
    return this.own.remove(id, actor, language);
  }

  @SignedIn('customer')
  @TakesFiles(REVIEW_FORM, 'application/json')
  @Limited('review')
  @HttpCode(200)
  @Post('add_product_review')
  addProductReview(
    @Req() request: FastifyRequest,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<{ id: number; status: ReviewStatus }> {
    return this.add.execute(request, actor, caller);
  }
}

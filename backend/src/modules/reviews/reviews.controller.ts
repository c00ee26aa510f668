import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewStatus, VendorReviewPage } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { From, Me, Public, SignedIn } from '../../kernel/access';
import { AddProductReview, AddProductReviewInput } from './add-product-review';
import { ReviewPageQuery, VendorReviews } from './vendor-reviews';

/** Reviews as shoppers read and write them (specification §7.7). */
@ApiTags('web reviews')
@Controller('backend/api/web')
export class ReviewsController {
  constructor(
    private readonly ofVendor: VendorReviews,
    private readonly add: AddProductReview,
  ) {}

  @Public()
  @Get('vendor/:id/reviews')
  vendorReviews(
    @Param('id') id: string,
    @Query() query: ReviewPageQuery,
    @From() { language }: Caller,
  ): Promise<VendorReviewPage> {
    return this.ofVendor.page(id, query, language);
  }

  @SignedIn('customer')
  @HttpCode(200)
  @Post('add_product_review')
  addProductReview(
    @Body() input: AddProductReviewInput,
    @Me() actor: Actor,
  ): Promise<{ id: number; status: ReviewStatus }> {
    return this.add.execute(input, actor);
  }
}

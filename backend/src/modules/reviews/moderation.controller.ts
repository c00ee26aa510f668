import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, type Caller, From } from '../../kernel/access';
import { IdPipe, type RecordOf } from '../../kernel/http';
import { RejectReview } from './reject-review';
import { RejectReviewInput } from './reject-review.input';
import type { Review } from './review.entity';

/** Decisions of operators about reviews that say more than a status. */
@ApiTags('admin reviews')
@Controller('backend/api/admin')
export class ReviewModerationController {
  constructor(private readonly rejecting: RejectReview) {}

  @Allow('admin', 'reviews.status')
  @Put('rejectReview/:id')
  reject(
    @Param('id', IdPipe) id: number,
    @Body() input: RejectReviewInput,
    @From() caller: Caller,
  ): Promise<RecordOf<Review>> {
    return this.rejecting.execute(id, input, caller);
  }
}

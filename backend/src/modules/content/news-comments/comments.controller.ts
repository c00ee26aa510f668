import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommentStatus } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Limited, Public } from '../../../kernel/access';
import { SubmitNewsCommentInput } from './comment.inputs';
import { SubmitComment } from './submit-comment';

/** Commenting on posts of the blog (specification §7.7). */
@ApiTags('web content')
@Controller('backend/api/web')
export class CommentsController {
  constructor(private readonly submit: SubmitComment) {}

  @Public()
  @Limited('comment')
  @HttpCode(200)
  @Post('submit_newscomment')
  submitNewsComment(
    @Body() input: SubmitNewsCommentInput,
    @From() caller: Caller,
  ): Promise<{ status: CommentStatus }> {
    return this.submit.execute(input, caller);
  }
}

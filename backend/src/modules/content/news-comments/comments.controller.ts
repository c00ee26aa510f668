import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommentStatus } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { SubmitNewsCommentInput } from './comment.inputs';
import { SubmitComment } from './submit-comment';

/** Customers' comments on blog posts (specification §7.7). */
@ApiTags('web content')
@SignedIn('customer')
@Controller('backend/api/web')
export class CommentsController {
  constructor(private readonly submit: SubmitComment) {}

  @Limited('comment')
  @HttpCode(200)
  @Post('submit_newscomment')
  submitNewsComment(
    @Body() input: SubmitNewsCommentInput,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<{ status: CommentStatus }> {
    return this.submit.execute(input, actor, language);
  }
}

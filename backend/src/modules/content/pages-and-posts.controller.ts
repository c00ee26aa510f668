import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PostDetail, PostPage, WebContentPage } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import type { RawJson } from '../../kernel/http';
import { Posts } from './news/posts';
import { PostsQuery } from './news/posts.inputs';
import { ContentPageReader } from './pages/content-page-reader';

/** Public content pages and blog posts (specification §7.7). */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class PagesAndPostsController {
  constructor(
    private readonly pages: ContentPageReader,
    private readonly posts: Posts,
  ) {}

  @Get('contentPageDetail/:id')
  page(@Param('id') idOrSlug: string, @From() { language }: Caller): Promise<RawJson<WebContentPage>> {
    return this.pages.answer(idOrSlug, language);
  }

  @Get('all_posts')
  all(@Query() query: PostsQuery, @From() { language }: Caller): Promise<RawJson<PostPage>> {
    return this.posts.list(query, language);
  }

  @Get('post_detail/:param')
  post(@Param('param') idOrSlug: string, @From() { language }: Caller): Promise<RawJson<PostDetail>> {
    return this.posts.one(idOrSlug, language);
  }
}

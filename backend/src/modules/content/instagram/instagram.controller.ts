import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebInstagramPost } from '@stoa/contracts';
import { Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { InstagramFeed } from './instagram-feed';

/** Public Instagram posts of the shop (specification §7.7). */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class InstagramController {
  constructor(private readonly feed: InstagramFeed) {}

  @Get('instagram')
  instagram(): Promise<RawJson<WebInstagramPost[]>> {
    return this.feed.answer();
  }
}

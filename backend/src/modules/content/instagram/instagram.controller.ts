import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { InstagramFeed } from './instagram-feed';

/** The shop's Instagram posts as everybody sees them (specification §7.7). */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class InstagramController {
  constructor(private readonly feed: InstagramFeed) {}

  @Get('instagram')
  instagram(): Promise<RawJson> {
    return this.feed.answer();
  }
}

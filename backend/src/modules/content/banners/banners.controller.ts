import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { BannersQuery } from './banners.query';
import { ReadBanners } from './read-banners';

/** Beside the specification's calls: banners where they were placed, for everybody. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class BannersController {
  constructor(private readonly banners: ReadBanners) {}

  @Get('banners')
  placed(@Query() query: BannersQuery, @From() { language }: Caller): Promise<RawJson> {
    return this.banners.execute(query, language);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlacedBanners } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { BannersQuery } from './banners.query';
import { ReadBanners } from './read-banners';

/** Public banners by placement; not in the specification. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class BannersController {
  constructor(private readonly banners: ReadBanners) {}

  @Get('banners')
  placed(@Query() query: BannersQuery, @From() { language }: Caller): Promise<RawJson<PlacedBanners>> {
    return this.banners.execute(query, language);
  }
}

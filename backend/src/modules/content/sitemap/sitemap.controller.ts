import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SitemapEntry, SitemapPart } from '@stoa/contracts';
import { Public } from '../../../kernel/access';
import { ReadSitemap } from './read-sitemap';

/** Data for the storefront's sitemap. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web/sitemap')
export class SitemapController {
  constructor(private readonly sitemap: ReadSitemap) {}

  @Get()
  parts(): Promise<SitemapPart[]> {
    return this.sitemap.parts();
  }

  @Get(':kind/:part')
  entries(@Param('kind') kind: string, @Param('part') part: string): Promise<SitemapEntry[]> {
    return this.sitemap.entries(kind, part);
  }
}

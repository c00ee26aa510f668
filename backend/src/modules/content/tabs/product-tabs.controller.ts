import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { ReadProductTabs } from './read-product-tabs';

/** Beside the specification's calls: the tabs of a product's page, for everybody. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class ProductTabsController {
  constructor(private readonly tabs: ReadProductTabs) {}

  @Get('product_tabs/:id')
  shown(@Param('id') idOrSlug: string, @From() { language }: Caller): Promise<RawJson> {
    return this.tabs.answer(idOrSlug, language);
  }
}

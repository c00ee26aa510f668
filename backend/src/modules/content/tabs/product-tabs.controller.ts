import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ProductTab } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { ReadProductTabs } from './read-product-tabs';

/** Public custom tabs of a product page; not in the specification. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class ProductTabsController {
  constructor(private readonly tabs: ReadProductTabs) {}

  @Get('product_tabs/:id')
  shown(@Param('id') idOrSlug: string, @From() { language }: Caller): Promise<RawJson<ProductTab[]>> {
    return this.tabs.answer(idOrSlug, language);
  }
}

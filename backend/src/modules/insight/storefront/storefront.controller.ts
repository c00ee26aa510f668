import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  BrandSummary,
  CategoryNode,
  FooterData,
  GenericWebData,
  HomeData,
  SellingTerms as Terms,
} from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Marketplace, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { Footer } from './footer';
import { HomePage } from './home-page';
import { Menus } from './menus';
import { PageFrame } from './page-frame';
import { SellingTerms } from './selling-terms';

/** Public page data of the storefront (specification §7.7). */
@ApiTags('web pages')
@Public()
@Controller('backend/api/web')
export class StorefrontController {
  constructor(
    private readonly home: HomePage,
    private readonly frame: PageFrame,
    private readonly menus: Menus,
    private readonly footer: Footer,
    private readonly terms: SellingTerms,
  ) {}

  @Get('shopPageData')
  shopPageData(@From() caller: Caller): Promise<RawJson<HomeData>> {
    return this.home.answer(caller);
  }

  @Get('generic_web_data')
  genericWebData(@From() { language }: Caller): Promise<RawJson<GenericWebData>> {
    return this.frame.answer(language);
  }

  @Get('megaMenuItems')
  megaMenuItems(@From() { language }: Caller): Promise<CategoryNode[]> {
    return this.menus.menu(language);
  }

  @Get('featured_category')
  featuredCategory(@From() { language }: Caller): Promise<CategoryNode[]> {
    return this.menus.featuredCategories(language);
  }

  @Get('brands')
  brands(@From() { language }: Caller): Promise<BrandSummary[]> {
    return this.menus.brands(language);
  }

  @Get('fetchFooterData')
  footerData(@From() { language }: Caller): Promise<FooterData> {
    return this.footer.find(language);
  }

  @Marketplace()
  @Get('selling_terms')
  sellingTerms(): Promise<Terms> {
    return this.terms.read();
  }
}

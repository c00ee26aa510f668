import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { SearchModule } from '../../search';
import { ContentModule } from '../../content';
import { LocalisationModule } from '../../localisation';
import { PromotionsModule } from '../../promotions';
import { SettingsModule } from '../../settings';
import { Footer } from './footer';
import { HomePage } from './home-page';
import { Menus } from './menus';
import { PageFrame } from './page-frame';
import { SellingTerms } from './selling-terms';
import { StorefrontController } from './storefront.controller';

/** Storefront responses that combine several modules. */
@Module({
  imports: [
    SettingsModule,
    LocalisationModule,
    CatalogueModule,
    SearchModule,
    ContentModule,
    PromotionsModule,
  ],
  controllers: [StorefrontController],
  providers: [Menus, Footer, HomePage, PageFrame, SellingTerms],
})
export class StorefrontModule {}

import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { VendorsModule } from '../vendors';
import { Offers } from './offers/offers';
import { PriceHistory } from './price-history/price-history';
import { ClaimSpecials } from './special-prices/claim-specials';
import { PriceChanges } from './special-prices/price-changes';
import { RenewSpecials } from './special-prices/renew-specials';
import { SpecialPrices } from './special-prices/special-prices';
import { SpecialProducts } from './special-prices/special-products';

/** Offers, price history, tier prices and special prices of variants. */
@Module({
  imports: [CatalogueModule, VendorsModule],
  providers: [
    RenewSpecials,
    Offers,
    PriceHistory,
    SpecialPrices,
    ClaimSpecials,
    SpecialProducts,
    PriceChanges,
  ],
  exports: [Offers, PriceHistory, SpecialPrices, ClaimSpecials, SpecialProducts, PriceChanges],
})
export class PricingModule {}

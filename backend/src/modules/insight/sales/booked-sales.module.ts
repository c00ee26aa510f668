import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger';
import { LocalisationModule } from '../../localisation';
import { DailySales } from './daily-sales';
import { TotalSaleDays } from './total-sale-days';

/** Sales as the books have them, which dashboards and reports show. */
@Module({
  imports: [LedgerModule, LocalisationModule],
  providers: [DailySales, TotalSaleDays],
  exports: [DailySales],
})
export class BookedSalesModule {}

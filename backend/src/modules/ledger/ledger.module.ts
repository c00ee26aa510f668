import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { IdentityModule } from '../identity';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
import { AccountNames } from './accounting/account-names';
import { AccountingController } from './accounting/accounting.controller';
import { ExportAccountTotals } from './accounting/export-account-totals';
import { ExportJournal } from './accounting/export-journal';
import { LedgerAccountSync } from './accounting/ledger-account-sync';
import { ledgerAccounts } from './accounting/ledger-accounts.resource';
import { AdjustmentPresenter } from './adjustments/adjustment.presenter';
import { AdjustmentStore } from './adjustments/adjustment.store';
import { AdjustmentsController } from './adjustments/adjustments.controller';
import { CreateLedgerAdjustment } from './adjustments/create-ledger-adjustment';
import { ledgerAdjustments } from './adjustments/ledger-adjustments.resource';
import { ReverseLedgerAdjustment } from './adjustments/reverse-ledger-adjustment';
import { EarlierDays } from './earlier-days';
import { GetTrialBalance } from './get-trial-balance';
import { Ledger } from './ledger';
import { LedgerBalances } from './ledger-balances';
import { ledgerEntries } from './ledger-entries.resource';
import { LedgerEntryPresenter } from './ledger-entry.presenter';
import { LedgerController } from './ledger.controller';
import { LedgerTotals } from './ledger-totals';
import { ListOwnerBalances } from './list-owner-balances';
import { OwnerNames } from './owner-names';
import { CloseLedgerPeriod } from './periods/close-ledger-period';
import { ClosedPeriods } from './periods/closed-periods';
import { ledgerPeriods } from './periods/ledger-periods.resource';
import { PeriodPresenter } from './periods/period.presenter';
import { PeriodStore } from './periods/period.store';
import { PeriodSums } from './periods/period-sums';
import { PeriodsController } from './periods/periods.controller';
import { ReopenLedgerPeriod } from './periods/reopen-ledger-period';
import { ShopDay } from './shop-day';
import { TotalDays } from './total-days';

/** The books of the marketplace: postings, balances and the trial balance. */
@Module({
  imports: [
    IdentityModule,
    LocalisationModule,
    SettingsModule,
    ResourceModule.forFeature(ledgerAccounts, ledgerAdjustments, ledgerEntries, ledgerPeriods),
  ],
  controllers: [AccountingController, AdjustmentsController, LedgerController, PeriodsController],
  providers: [
    AccountNames,
    AdjustmentPresenter,
    AdjustmentStore,
    ClosedPeriods,
    CloseLedgerPeriod,
    CreateLedgerAdjustment,
    EarlierDays,
    ExportAccountTotals,
    ExportJournal,
    GetTrialBalance,
    Ledger,
    LedgerAccountSync,
    LedgerBalances,
    LedgerEntryPresenter,
    LedgerTotals,
    ListOwnerBalances,
    OwnerNames,
    PeriodPresenter,
    PeriodStore,
    PeriodSums,
    ReopenLedgerPeriod,
    ReverseLedgerAdjustment,
    ShopDay,
    TotalDays,
  ],
  exports: [Ledger, LedgerBalances, LedgerTotals, ShopDay],
})
export class LedgerModule {}

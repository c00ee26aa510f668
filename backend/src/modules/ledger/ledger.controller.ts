import { Controller, Get, Query } from '@nestjs/common';
import { ApiPropertyOptional, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  LEDGER_ACCOUNT_CODES,
  type LedgerAccount,
  type LedgerOwnerBalance,
  type TrialBalance,
} from '@stoa/contracts';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { Allow, type Caller, From } from '../../kernel/access';
import { GetTrialBalance } from './get-trial-balance';
import { ListOwnerBalances } from './list-owner-balances';

/** The day at whose end balances are wanted. */
export class TrialBalanceQuery {
  /** A day in the shop's time zone; today by default. */
  @ApiPropertyOptional({ example: '2026-11-25' })
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'must be a day, such as 2026-11-25' })
  day?: string;
}

/** The account whose owners' balances are wanted. */
export class OwnerBalancesQuery extends TrialBalanceQuery {
  @ApiProperty({ enum: LEDGER_ACCOUNT_CODES })
  @IsIn(LEDGER_ACCOUNT_CODES)
  account!: LedgerAccount;
}

/** The books for operators. */
@ApiTags('admin ledger')
@Controller('backend/api/admin')
export class LedgerController {
  constructor(
    private readonly trial: GetTrialBalance,
    private readonly owners: ListOwnerBalances,
  ) {}

  /** All accounts by currency at the end of a day, which must sum to zero. */
  @Allow('admin', 'ledger_entries.read')
  @Get('trialBalance')
  trialBalance(@Query() { day }: TrialBalanceQuery): Promise<TrialBalance> {
    return this.trial.execute(day);
  }

  /** The balance of each owner of one account at the end of a day. */
  @Allow('admin', 'ledger_entries.read')
  @Get('ledgerAccountBalances')
  accountBalances(
    @Query() { account, day }: OwnerBalancesQuery,
    @From() { language }: Caller,
  ): Promise<LedgerOwnerBalance[]> {
    return this.owners.execute(account, day, language);
  }
}

import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  HEADERS,
  type Wallet,
  type WalletBalance,
  type WalletDeposit,
  type WalletTransactionPage,
  type WalletTransactionRow,
  type WithdrawalAccount,
} from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Limited, Me, SignedIn } from '../../kernel/access';
import { IdPipe, type Page, type RecordOf } from '../../kernel/http';
import { CancelWalletTransaction } from './cancel-wallet-transaction';
import { CreditWallet } from './credit-wallet';
import { CustomerWallet } from './customer-wallet';
import { DecideWalletTransaction } from './decide-wallet-transaction';
import { DepositAmount } from './deposit-amount';
import { GetCustomerBalances } from './get-customer-balances';
import { GetWithdrawalAccount } from './get-withdrawal-account';
import { RetryDeposit } from './retry-deposit';
import type { WalletTransaction } from './wallet-transaction.entity';
import {
  CreditWalletInput,
  DecideWalletTransactionInput,
  DepositAmountInput,
  WalletTransactionInput,
  WalletTransactionsQuery,
  WithdrawAmountInput,
} from './wallets.inputs';
import { WithdrawAmount } from './withdraw-amount';

/** The customer's own wallet (specification §7.7). */
@ApiTags('web wallet')
@SignedIn('customer')
@Controller('backend/api/web')
export class CustomerWalletController {
  constructor(
    private readonly wallet: CustomerWallet,
    private readonly depositing: DepositAmount,
    private readonly withdrawing: WithdrawAmount,
    private readonly cancelling: CancelWalletTransaction,
    private readonly retrying: RetryDeposit,
  ) {}

  @Get('getWalletBalance')
  balance(@Me() actor: Actor, @From() caller: Caller): Promise<Wallet> {
    return this.wallet.find(actor, caller);
  }

  @Get('getWalletTransactions')
  transactions(
    @Query() query: WalletTransactionsQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<WalletTransactionPage> {
    return this.wallet.list(query, actor, language);
  }

  @ApiHeader({ name: HEADERS.idempotency, required: true })
  @Limited('wallet_request')
  @HttpCode(200)
  @Post('depositAmount')
  deposit(
    @Body() input: DepositAmountInput,
    @Headers(HEADERS.idempotency) key: string | undefined,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<WalletDeposit> {
    return this.depositing.execute(input, key, actor, caller);
  }

  /** Not in the specification: leads to the page where a pending deposit is paid. */
  @Limited('wallet_request')
  @HttpCode(200)
  @Post('retryDeposit')
  retryDeposit(
    @Body() { number }: WalletTransactionInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<WalletDeposit> {
    return this.retrying.execute(number, actor, caller);
  }

  /** Not in the specification: asks for a payout of the customer's money. */
  @ApiHeader({ name: HEADERS.idempotency, required: true })
  @Limited('wallet_request')
  @HttpCode(200)
  @Post('withdrawAmount')
  withdraw(
    @Body() input: WithdrawAmountInput,
    @Headers(HEADERS.idempotency) key: string | undefined,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<WalletTransactionRow> {
    return this.withdrawing.execute(input, key, actor, caller);
  }

  /** Not in the specification: takes a pending deposit or withdrawal back. */
  @HttpCode(200)
  @Post('cancelWalletTransaction')
  cancel(
    @Body() { number }: WalletTransactionInput,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<WalletTransactionRow> {
    return this.cancelling.execute(number, actor, language);
  }
}

/** Customers' wallets for operators. */
@ApiTags('admin wallets')
@Controller('backend/api/admin')
export class WalletsController {
  constructor(
    private readonly balances: GetCustomerBalances,
    private readonly credit: CreditWallet,
    private readonly accounts: GetWithdrawalAccount,
    private readonly deciding: DecideWalletTransaction,
  ) {}

  /** A customer's balances by currency. */
  @Allow('admin', 'wallet_transactions.read')
  @Get('customerWallet/:customer_id')
  customerWallet(@Param('customer_id', IdPipe) id: number): Promise<WalletBalance[]> {
    return this.balances.execute(id);
  }

  /** A bonus or a correction, which above the shop's limit waits for a second operator. */
  @Allow('admin', 'wallet_transactions.create')
  @HttpCode(200)
  @Post('creditWallet')
  creditWallet(
    @Body() input: CreditWalletInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<WalletTransaction>> {
    return this.credit.execute(input, actor, caller);
  }

  /** Like `wallet_transactions/updateStatus`, with the reason of a rejection, which the customer reads. */
  @Allow('admin', 'wallet_transactions.status')
  @Put('updateWalletTransactionStatus/:id')
  decide(
    @Param('id', IdPipe) id: number,
    @Body() input: DecideWalletTransactionInput,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<WalletTransaction>>> {
    return this.deciding.execute(id, input, caller);
  }

  /** The full account of a withdrawal. */
  @Allow('admin', 'wallet_transactions.status')
  @Get('walletTransactionAccount/:id')
  account(@Param('id', IdPipe) id: number): Promise<WithdrawalAccount> {
    return this.accounts.execute(id);
  }
}

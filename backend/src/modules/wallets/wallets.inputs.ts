import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CreditWallet,
  type DepositAmount,
  WALLET_CREDIT_TYPES,
  WALLET_TRANSACTION_STATES,
  type WalletCreditType,
  type WalletTransactionState,
  type WithdrawAmount,
} from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsFilled, IsId, IsOptionalText, IsRequestKey } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';

const MAX = 1_000_000_000_000;

/** Query of a page of transactions. */
export class WalletTransactionsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'must be the number of a page' })
  page?: string;
}

/** Body of `depositAmount`. */
export class DepositAmountInput implements DepositAmount {
  /** Minor units of the caller's currency. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX)
  amount!: number;

  @ApiProperty()
  @IsString()
  @MaxLength(48)
  payment_method!: string;
}

/** Body of `withdrawAmount`. */
export class WithdrawAmountInput implements WithdrawAmount {
  /** Minor units of the caller's currency. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX)
  amount!: number;

  /** An IBAN or an account number. */
  @ApiProperty()
  @IsString()
  @Matches(/^[^\s].{2,118}[^\s]$/, { message: 'must be an account of 4 to 120 characters' })
  destination!: string;
}

/** Body of `cancelWalletTransaction` and `retryDeposit`. */
export class WalletTransactionInput {
  @ApiProperty({ example: 'W-7K3M9QXW' })
  @IsFilled(16)
  number!: string;
}

/** Body of `updateWalletTransactionStatus`. */
export class DecideWalletTransactionInput extends ShownInput {
  @ApiProperty({ enum: WALLET_TRANSACTION_STATES })
  @IsIn(WALLET_TRANSACTION_STATES)
  status!: WalletTransactionState;

  /** Shown to the customer; required to reject a deposit or a withdrawal. */
  @IsOptionalText(500)
  reason?: string | null;
}

/** Body of `creditWallet`. */
export class CreditWalletInput implements CreditWallet {
  @IsId()
  customer_id!: number;

  @ApiProperty({ enum: WALLET_CREDIT_TYPES })
  @IsIn(WALLET_CREDIT_TYPES)
  type!: WalletCreditType;

  /** Minor units of `currency`; only adjustments may be negative. */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(-MAX)
  @Max(MAX)
  amount!: number;

  @ApiProperty({ example: 'USD' })
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency!: string;

  @IsFilled(500)
  note!: string;

  @IsRequestKey()
  request_key?: string;
}

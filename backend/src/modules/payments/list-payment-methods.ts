import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { WebPaymentMethod } from '@stoa/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Caller } from '../../kernel/access';
import { MAX_ID } from '../../kernel/http';
import { convert } from '../../kernel/money';
import { Currencies } from '../localisation';
import { PaymentChoices, shownMethod } from './payment-choices';
import { feeOf } from './payment-fit';

/** Filter for payment methods: destination country and amount due. */
export class PaymentMethodsQuery {
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  country_id?: number;

  @ApiPropertyOptional({ type: 'integer', description: "Minor units of the caller's currency" })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  amount?: number;
}

/** Lists the payment methods in the caller's currency, each with its fee. */
@Injectable()
export class ListPaymentMethods {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly currencies: Currencies,
  ) {}

  async execute({ country_id, amount }: PaymentMethodsQuery, caller: Caller): Promise<WebPaymentMethod[]> {
    const currency = this.currencies.get(caller.currency);
    const due = amount === undefined ? null : convert(amount, currency, this.currencies.default());
    const purchase = { currency_id: currency.id, country_id, amount: due };
    const methods = await this.choices.listEligible(purchase, caller.language);
    const exchange = (minor: number): number => this.currencies.price(minor, currency);
    // A wallet is its customer's: checkout offers it.
    const open = methods.filter(({ driver }) => driver !== 'wallet');
    return open.map((method) => shownMethod(method, feeOf(method, amount ?? 0, exchange)));
  }
}

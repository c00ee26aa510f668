import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebPaymentMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { ListPaymentMethods, PaymentMethodsQuery } from './list-payment-methods';

/** Payment methods for the storefront (specification §7.7). */
@ApiTags('web payments')
@Controller('backend/api/web')
export class PaymentsController {
  constructor(private readonly list: ListPaymentMethods) {}

  @Public()
  @Get('payment_methods')
  paymentMethods(@Query() query: PaymentMethodsQuery, @From() caller: Caller): Promise<WebPaymentMethod[]> {
    return this.list.execute(query, caller);
  }
}

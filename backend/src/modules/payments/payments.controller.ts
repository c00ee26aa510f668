import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebPaymentMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { PaymentChoices } from './payment-choices';

/** Ways to pay as the storefront reads them (specification §7.7). */
@ApiTags('web payments')
@Controller('backend/api/web')
export class PaymentsController {
  constructor(private readonly choices: PaymentChoices) {}

  @Public()
  @Get('payment_methods')
  paymentMethods(@From() caller: Caller): Promise<WebPaymentMethod[]> {
    return this.choices.shown(caller.language);
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../kernel/access';
import { Config } from '../../kernel/config';
import { type CheckoutPage, type StartedPayment, StartPayments } from '../payments';
import { Settings } from '../settings';

/** Sends customers to the hosted page where they pay a deposit, which leads back to the wallet. */
@Injectable()
export class DepositVisits {
  constructor(
    private readonly starting: StartPayments,
    private readonly config: Config,
    private readonly settings: Settings,
  ) {}

  /** Starts the payment of a deposit unless it has been started; without a page the redirect is null. */
  start(number: string, { email }: Actor, { language }: Caller): Promise<StartedPayment> {
    return this.starting.execute(number, async (): Promise<CheckoutPage> => {
      const { shop_name } = await this.settings.general();
      const address = `${this.config.PUBLIC_URL}/customer/wallet?deposit=${number}`;
      return {
        return_url: address,
        cancel_url: address,
        email,
        language,
        description: `${shop_name} ${number}`,
      };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { orderResultPath, type PlacedOrder } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { type StartedPayment, StartPayments, type CheckoutPage } from '../../payments';
import { Settings } from '../../settings';
import { OrderGroup } from '../order-group.entity';
import { AccessTokens } from '../order-number';

/** Sends buyers to hosted payment pages, with the URL to which they return. */
@Injectable()
export class PaymentVisits {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly settings: Settings,
    private readonly tokens: AccessTokens,
    private readonly starting: StartPayments,
  ) {}

  /** Starts what is unpaid of an order group, outside of any transaction. */
  start(number: string): Promise<StartedPayment> {
    return this.starting.execute(number, () => this.visit(number));
  }

  private async visit(number: string): Promise<CheckoutPage> {
    const { email, language } = await this.database.tx((em) =>
      em.findOneOrFail(OrderGroup, { where: { number } }),
    );
    const { shop_name } = await this.settings.general();
    return {
      return_url: this.address(number, 'pending'),
      cancel_url: this.address(number, 'pending'),
      email,
      language,
      description: `${shop_name} ${number}`,
    };
  }

  /** The result page shows the actual outcome, whatever its address says. */
  private address(group_number: string, outcome: PlacedOrder['outcome']): string {
    const token = encodeURIComponent(this.tokens.create(group_number));
    return `${this.config.PUBLIC_URL}${orderResultPath({ outcome, group_number })}?token=${token}`;
  }
}

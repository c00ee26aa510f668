import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Languages } from '../../../kernel/i18n';
import {
  type Email,
  type EmailParts,
  type EmailValues,
  type EmailVariableName,
  Mailer,
} from '../../../kernel/mail';
import { MessageTranslator, msg } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { deliveryCancelled, deliveryOffered, Order, RiderAssignment } from '../../ordering';
import { RiderPayoutRequest, riderPayoutRequestMoved } from '../../payouts';
import { Rider } from '../../riders';
import { Settings } from '../../settings';
import { Vendor } from '../../vendors';
import { WriteRiderMessage } from '../rider-chat/write-rider-message';
import { deliveryCancelledEmail, deliveryOfferedEmail, deliveryReturnedEmail } from './order.emails';
import { namedAmount, riderPayoutEmails } from './payout.emails';

/** Event data: the request, its new state and the reason given. */
type PayoutMove = NonNullable<(typeof riderPayoutRequestMoved)['payload']>;

/** Notifies riders of offers, cancelled deliveries and their payouts: by e-mail if they have an address, and in their chat. */
@Injectable()
export class RiderAlerts {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly languages: Languages,
    private readonly messageTranslator: MessageTranslator,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly messages: WriteRiderMessage,
    private readonly currencies: Currencies,
  ) {}

  /** By e-mail only: the riders' page shows the offer itself. */
  @Handles(deliveryOffered, 'rider')
  async offered({ assignment_id: id }: { assignment_id: number }): Promise<void> {
    const { em } = this.database;
    // An offer that was answered or withdrawn meanwhile needs no e-mail.
    const delivery = await em.findOne(RiderAssignment, { where: { id, state: 'offered' } });
    const rider = delivery && (await em.findOne(Rider, { where: { id: delivery.rider_id } }));
    if (!delivery || !rider?.email) return;
    const order = await em.findOneByOrFail(Order, { id: delivery.order_id });
    const vendor = await em.findOneByOrFail(Vendor, { id: delivery.vendor_id });
    const values = { order_number: order.number, store_name: vendor.store_name };
    const link = `${this.config.PUBLIC_URL}/rider`;
    await this.mailer.write(rider.email, this.language(), deliveryOfferedEmail, { values, link });
  }

  @Handles(deliveryCancelled, 'rider')
  async cancelled({ assignment_id, in_hand }: { assignment_id: number; in_hand: boolean }): Promise<void> {
    const { em } = this.database;
    const delivery = await em.findOne(RiderAssignment, { where: { id: assignment_id } });
    const order = delivery && (await em.findOne(Order, { where: { id: delivery.order_id } }));
    const rider = delivery && (await em.findOne(Rider, { where: { id: delivery.rider_id } }));
    if (!order || !rider) return;
    const email = in_hand ? deliveryReturnedEmail : deliveryCancelledEmail;
    await this.notify(rider, email, { order_number: order.number });
  }

  @Handles(riderPayoutRequestMoved, 'rider')
  async payoutMoved({ payout_request_id: id, to, reason }: PayoutMove): Promise<void> {
    const { em } = this.database;
    const email = riderPayoutEmails[to];
    const row = email && (await em.findOne(RiderPayoutRequest, { where: { id } }));
    const rider = row && (await em.findOne(Rider, { where: { id: row.rider_id } }));
    if (!rider) return;
    const amount = formatMoney(namedAmount(to, row), this.currencies.named(row.currency), this.language());
    await this.notify(rider, email, { payout_number: row.number ?? '', amount }, reason?.split('\n'));
  }

  private async notify<V extends EmailVariableName>(
    rider: Rider,
    email: Email<V>,
    values: EmailParts<V>['values'],
    reason: readonly string[] = [],
  ): Promise<void> {
    const language = this.language();
    const { shop_name } = await this.settings.general();
    // The compiler can't derive that the shop's name completes the values.
    const all = { ...values, shop_name } as unknown as EmailValues<V | 'shop_name'>;
    const { heading, body } = email.texts(all);
    const why = reason.length > 0 ? [msg`Reason`, ...reason] : [];
    const text = [heading, ...body, ...why].map(this.messageTranslator.in(language)).join('\n');
    await this.messages.fromShop(rider, shop_name, text);
    const sections = reason.length > 0 ? [{ heading: msg`Reason`, rows: reason }] : [];
    if (rider.email) await this.mailer.write(rider.email, language, email, { values, sections });
  }

  /** Riders have no language of their own, so theirs is the shop's. */
  private language(): string {
    return this.languages.pick(undefined);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Languages } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import { MessageTranslator } from '../../../kernel/translation';
import { deliveryCancelled, Order, RiderAssignment } from '../../ordering';
import { Rider } from '../../riders';
import { Settings } from '../../settings';
import { WriteRiderMessage } from '../rider-chat/write-rider-message';
import { deliveryCancelledEmail, deliveryReturnedEmail } from './order.emails';

/** Notifies riders of cancelled deliveries: in their chat, and by e-mail if they have an address. */
@Injectable()
export class RiderAlerts {
  constructor(
    private readonly database: Database,
    private readonly languages: Languages,
    private readonly messageTranslator: MessageTranslator,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly messages: WriteRiderMessage,
  ) {}

  @Handles(deliveryCancelled, 'rider')
  async cancelled({ assignment_id, in_hand }: { assignment_id: number; in_hand: boolean }): Promise<void> {
    const { em } = this.database;
    const delivery = await em.findOne(RiderAssignment, { where: { id: assignment_id } });
    const order = delivery && (await em.findOne(Order, { where: { id: delivery.order_id } }));
    const rider = delivery && (await em.findOne(Rider, { where: { id: delivery.rider_id } }));
    if (!order || !rider) return;
    const email = in_hand ? deliveryReturnedEmail : deliveryCancelledEmail;
    const values = { order_number: order.number };
    const language = this.languages.pick(undefined);
    const { shop_name } = await this.settings.general();
    const { heading, body } = email.texts({ ...values, shop_name });
    const text = [heading, ...body].map(this.messageTranslator.in(language)).join('\n');
    await this.messages.fromShop(rider, shop_name, text);
    if (rider.email) await this.mailer.write(rider.email, language, email, { values });
  }
}

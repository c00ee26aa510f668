import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import type { SubmitContactFormInput } from './contact-form.inputs';
import { ContactFormStore } from './contact-form.store';
import { messageArrived } from './contact.events';

/** Accepts a contact message; spam caught by the honeypot gets the same response and is discarded. */
@Injectable()
export class SubmitContactForm {
  constructor(
    private readonly database: Database,
    private readonly store: ContactFormStore,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  async execute({ website, consent, ...message }: SubmitContactFormInput, locale: string): Promise<void> {
    if (website) return;
    await this.database.tx(async () => {
      const order_number = message.order_number?.trim().toUpperCase() || null;
      const input = { ...message, phone: message.phone || null, order_number, locale };
      const contact_form_id = await this.store.create(input, {}, null);
      if (consent) await this.store.agree(contact_form_id, this.clock.now());
      await this.events.publish(messageArrived, { contact_form_id });
    });
  }
}

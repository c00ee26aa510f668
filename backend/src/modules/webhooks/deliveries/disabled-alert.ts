import { Injectable } from '@nestjs/common';
import { Handles } from '../../../kernel/events';
import { AlertMails } from '../../messaging';
import { webhookDisabledEmail } from './webhook.emails';
import { webhookEndpointDisabled } from './webhook.events';

/** E-mails operators when an endpoint was switched off. */
@Injectable()
export class DisabledAlert {
  constructor(private readonly mails: AlertMails) {}

  @Handles(webhookEndpointDisabled, 'alerts')
  async onDisabled({ endpoint_id }: { endpoint_id: number }): Promise<void> {
    await this.mails.toOperators(() => ({
      email: webhookDisabledEmail,
      values: {},
      path: `/admin/webhook_endpoints/${endpoint_id}`,
    }));
  }
}

import { ResourceService } from '../../../../src/kernel/resource';
import { contactForms, NewsletterStore, newsletters } from '../../../../src/modules/content';
import type { Seeder } from '../../seeder';
import { demoMessages, demoSubscribers } from '../content/messages';

/** Subscribers who have answered the mail they got, or not yet, and messages in all their states. */
export async function seedMessages(seeder: Seeder): Promise<void> {
  const subscriptions = seeder.get(NewsletterStore);
  for (const [email, locale, state, days] of demoSubscribers) {
    seeder.daysAgo(days);
    const id = await seeder.create(newsletters, email, { email, locale, source: 'storefront' });
    if (state !== 'pending') await subscriptions.answer(id, 'subscribed');
    if (state === 'unsubscribed') await subscriptions.answer(id, 'unsubscribed');
  }
  const resourceService = seeder.get(ResourceService).store(contactForms);
  for (const { days_ago, state, reply, ...message } of demoMessages) {
    seeder.daysAgo(days_ago);
    const id = await seeder.create(contactForms, message.subject, message);
    if (reply) await resourceService.update(id, { reply }, {}, null);
    else if (state !== 'new') await resourceService.setStatus(id, state, {}, null);
  }
  seeder.daysAgo(0);
}

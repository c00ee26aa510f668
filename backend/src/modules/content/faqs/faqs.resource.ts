import { OWN_TENANT } from '../../../kernel/access';
import { OPERATIONS } from '@stoa/contracts';
import { allBut, defineResource } from '../../../kernel/resource';
import { Faq } from './faq.entity';
import { FaqStore } from './faq.store';

export const faqs = defineResource(Faq, {
  path: 'faqs',
  key: 'faqs',
  page: 'faqs',
  idParam: 'faqs_id',
  label: 'question',
  search: ['question', 'answer'],
  sort: ['question', 'group', 'sort', 'created_at'],
  filter: ['group', 'vendor_id', 'status'],
  defaultSort: ['sort', 'ASC'],
  store: FaqStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['faqsActive'] },
    vendor: { operations: allBut('updateDefault'), scope: OWN_TENANT, hidden: ['is_default'] },
  },
});

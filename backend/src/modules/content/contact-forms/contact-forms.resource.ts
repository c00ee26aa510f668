import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { ContactForm } from './contact-form.entity';
import { ContactFormStore } from './contact-form.store';
import { contactProcess } from './contact-form.process';

export const contactForms = defineResource(ContactForm, {
  path: 'contact_forms',
  key: 'contact_forms',
  page: 'contact_forms',
  idParam: 'contact_form_id',
  label: 'subject',
  search: ['subject', 'name', 'email', 'message', 'order_number'],
  sort: ['subject', 'name', 'email', 'state', 'answered_at', 'created_at'],
  filter: ['state', 'email', 'order_id', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: ContactFormStore,
  process: contactProcess,
  audiences: { admin: { operations: OPERATIONS } },
});

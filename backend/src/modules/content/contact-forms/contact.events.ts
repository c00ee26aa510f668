import { defineEvent } from '../../../kernel/events';

/** A contact form message was received. */
export const messageArrived = defineEvent<{ contact_form_id: number }>('contact_forms.arrived');

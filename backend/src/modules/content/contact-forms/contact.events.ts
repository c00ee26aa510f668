import { defineEvent } from '../../../kernel/events';

/** Somebody has written to the shop. */
export const messageArrived = defineEvent<{ contact_form_id: number }>('contact_forms.arrived');

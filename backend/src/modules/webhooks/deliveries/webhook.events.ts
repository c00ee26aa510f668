import { defineEvent } from '../../../kernel/events';

/** An endpoint was switched off, as it has only failed for days or is gone. */
export const webhookEndpointDisabled = defineEvent<{ endpoint_id: number }>('webhooks.endpoint-disabled');

import type { ScreenOverride } from '@stoa/console-kit';
import { DeliveryActions, EndpointActions, EndpointState } from './EndpointActions';
import { EventsDisplay, EventsInput } from './EventsInput';

/** Endpoints of webhooks: their events are chosen from a list. */
export const webhookEndpoints: ScreenOverride = {
  columns: ['url', 'events', 'failing_since', 'status'],
  inputs: { events: EventsInput },
  displays: { events: EventsDisplay },
  summary: EndpointState,
  actions: EndpointActions,
};

/** The log of deliveries. */
export const webhookDeliveries: ScreenOverride = {
  columns: ['event_type', 'endpoint_id', 'state', 'attempts', 'response_code', 'attempted_at'],
  actions: DeliveryActions,
};

import type { ScreenOverride } from '@stoa/console-kit';
import { DELIVERY_COLUMNS, DeliveryList } from './DeliveryList';
import { DeliveryActions, EndpointActions, EndpointState } from './EndpointActions';
import { EventsDisplay, EventsInput } from './EventsInput';

/** Endpoints of webhooks: their events are chosen from a list. */
export const webhookEndpoints: ScreenOverride = {
  columns: ['url', 'description', 'failing_since', 'disabled_at', 'status'],
  inputs: { events: EventsInput },
  displays: { events: EventsDisplay },
  summary: EndpointState,
  actions: EndpointActions,
};

/** The log of deliveries. */
export const webhookDeliveries: ScreenOverride = {
  columns: DELIVERY_COLUMNS,
  list: DeliveryList,
  actions: DeliveryActions,
};

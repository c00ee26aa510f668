import type { ShipmentState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who can move a shipment; `system` is the shop itself, when the whole order is moved. */
export type ShipmentMover = 'admin' | 'vendor' | 'system';

const CONSOLES = ['admin', 'vendor'] as const;
const ALL = [...CONSOLES, 'system'] as const;

/** State machine of shipments; how an order follows them is ADR 65. */
export const SHIPMENT_PROCESS: ProcessTable<ShipmentState, ShipmentMover> = {
  pending: { packed: CONSOLES, shipped: ALL, cancelled: ALL },
  packed: { shipped: ALL, cancelled: ALL },
  // Also the way back of one that was marked as shipped by mistake.
  shipped: { out_for_delivery: CONSOLES, delivered: ALL, failed: CONSOLES, returned: CONSOLES },
  out_for_delivery: { delivered: ALL, failed: CONSOLES },
  failed: { out_for_delivery: CONSOLES, delivered: ALL, returned: CONSOLES },
  delivered: {},
  returned: {},
  cancelled: {},
};

export const shipmentProcess = new Process('A shipment', SHIPMENT_PROCESS, 'state');

/** States before a shipment leaves. */
export const OPEN_SHIPMENTS = ['pending', 'packed'] as const satisfies ShipmentState[];

/** States of shipments on their way. */
export const MOVING_SHIPMENTS = ['shipped', 'out_for_delivery', 'failed'] as const satisfies ShipmentState[];

/** States of shipments whose items have left and have not come back. */
export const SENT_SHIPMENTS = [...MOVING_SHIPMENTS, 'delivered'] as const satisfies ShipmentState[];

/** Void states: their items can be shipped again. */
export const VOID_SHIPMENTS = ['returned', 'cancelled'] as const satisfies ShipmentState[];

/** Whether a state is one of these. */
export const isIn = (states: readonly ShipmentState[], state: ShipmentState): boolean =>
  states.includes(state);

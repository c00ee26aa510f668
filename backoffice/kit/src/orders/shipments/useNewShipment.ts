import type { CreateShipment, OrderRecord } from '@stoa/contracts';
import { useState } from 'react';
import { newRequestKey } from '../../api/new-request-key';
import { filledTracking, typedTracking } from './tracking';

/** What is entered for a new shipment; everything that is left, and as shipped, at first. */
export function useNewShipment({ id: order_id, to_ship }: OrderRecord) {
  const [quantities, setQuantities] = useState<Record<number, number>>(() =>
    Object.fromEntries(to_ship.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
  );
  const [tracking, setTracking] = useState(() => typedTracking());
  const [isSent, setSent] = useState(true);
  const [note, setNote] = useState('');
  const [request_key] = useState(newRequestKey);
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ order_line_id: Number(id), quantity }] : [],
  );
  const body: CreateShipment = {
    ...filledTracking(tracking),
    order_id,
    lines,
    state: isSent ? 'shipped' : 'pending',
    request_key,
    ...(isSent && note.trim() && { note }),
  };
  const setQuantity = (id: number, quantity: number) => setQuantities({ ...quantities, [id]: quantity });
  return { quantities, setQuantity, tracking, setTracking, isSent, setSent, note, setNote, body };
}

export type NewShipment = ReturnType<typeof useNewShipment>;

import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useMessage } from '../../i18n/useTranslate';
import { useApi } from '../../schema/SchemaContext';
import { moveOrder } from '../move-order';
import { Shipments, type ShippedOrder } from './shipments';
import { ShippedNotice } from './ShippedNotice';

const ShipmentsContext = createContext<Shipments | null>(null);

/** The orders being marked as shipped in this console. */
export function useShipments(): Shipments {
  const shipments = useContext(ShipmentsContext);
  if (!shipments) throw new Error('Orders are shipped below a ShipmentsProvider only');
  return shipments;
}

/** Whether an order was just marked as shipped here, though the server may not have been notified yet. */
export function useIsShipped(id: number): boolean {
  const shipments = useShipments();
  return useSyncExternalStore(shipments.subscribe, () => shipments.has(id));
}

/** Holds orders marked as shipped across screens; closing the page or signing out sends them. */
export function ShipmentsProvider({ children }: { children: ReactNode }) {
  const shipments = useSendingShipments();
  const { session } = useApi();
  useEffect(() => {
    const flush = () => shipments.flush();
    const forget = session.beforeEnd(flush);
    window.addEventListener('pagehide', flush);
    return () => {
      forget();
      window.removeEventListener('pagehide', flush);
      void flush();
    };
  }, [session, shipments]);
  return (
    <ShipmentsContext.Provider value={shipments}>
      {children}
      <ShippedNotice shipments={shipments} />
    </ShipmentsContext.Provider>
  );
}

/** Sends a shipment as a state change, then refetches the orders, also after an error such as a conflict. */
function useSendingShipments(): Shipments {
  const api = useApi();
  const notify = useNotify();
  const messageText = useMessage();
  const queries = useQueryClient();
  const send = async ({ id, number }: ShippedOrder) => {
    try {
      await moveOrder(api, { order_id: id, state: 'shipped', with_steps: true });
    } catch (error) {
      const { status, message } = error as HttpError;
      const reason = status === 409 ? 'order.refused' : message;
      notify(`${number}: ${messageText(reason)}`, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['orders'] });
  };
  // Translations and notifications as of sending, not as of the console's start.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [shipments] = useState(() => new Shipments((order) => latest.current(order)));
  return shipments;
}

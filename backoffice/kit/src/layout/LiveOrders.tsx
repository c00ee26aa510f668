import type { LiveOrder } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useLive } from './useLive';

const EVENTS = ['order.placed', 'order.moved'] as const;

/** Notifies of a new order, and refetches orders and dashboard when one is placed or changes state. */
export function LiveOrders() {
  const notify = useNotify();
  const queries = useQueryClient();
  const hear = useCallback(
    (event: string, payload: unknown) => {
      const { number } = payload as LiveOrder;
      if (event === 'order.placed')
        notify('dashboard.order_arrived', { type: 'info', messageArgs: { number } });
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
    [notify, queries],
  );
  useLive(EVENTS, hear);
  return null;
}

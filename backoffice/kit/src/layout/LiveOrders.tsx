import type { LiveOrder } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useLive } from './useLive';

const EVENTS = ['order.placed', 'order.moved'] as const;

/** Says when an order arrives, and renews what is on the screen when one arrives or moves. */
export function LiveOrders() {
  const notify = useNotify();
  const queries = useQueryClient();
  const hear = useCallback(
    (event: string, payload: unknown) => {
      const { number } = payload as LiveOrder;
      if (event === 'order.placed')
        notify('stoa.dashboard.order_arrived', { type: 'info', messageArgs: { number } });
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
    [notify, queries],
  );
  useLive(EVENTS, hear);
  return null;
}

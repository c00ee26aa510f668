import type { CreateShipment, ShipmentTracking } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, type HttpError } from 'react-admin';
import type { ConsoleApi } from '../../api/api';
import { useApi } from '../../schema/SchemaContext';

/** Calls the API and refetches orders, also after an error, as somebody else may have shipped meanwhile. */
function useOrderCall<Body>(
  call: (api: ConsoleApi, body: Body) => Promise<unknown>,
  done: 'stoa.shipment.created' | 'stoa.shipment.tracking_saved',
  onDone: () => void,
) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(api, body),
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone();
    },
    onError: (error: HttpError) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** Creates a shipment. */
export function useCreateShipment(onDone: () => void) {
  return useOrderCall(
    (api, body: CreateShipment) => api.call(api.own('createShipment'), { method: 'POST', body }),
    'stoa.shipment.created',
    onDone,
  );
}

/** Changes the carrier and tracking of a shipment. */
export function useUpdateShipment(id: number, onDone: () => void) {
  return useOrderCall(
    (api, body: ShipmentTracking) => api.call(api.own(`updateShipment/${id}`), { method: 'PUT', body }),
    'stoa.shipment.tracking_saved',
    onDone,
  );
}

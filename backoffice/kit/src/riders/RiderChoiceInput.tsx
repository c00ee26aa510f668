import { Alert } from '@mui/material';
import type { RiderChoice } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';

/** The riders to whom an order can be offered; none until an order is selected. */
function useRiderChoices(order_id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['rider_choices', order_id],
    queryFn: ({ signal }) => api.data<RiderChoice[]>(`riderChoices/${order_id}`, { signal }),
    enabled: !!order_id,
  });
}

/** Warnings about the rider selected in the surrounding form. */
export function useChosenWarnings(): RiderChoice['warnings'] {
  const { order_id, rider_id } = useWatch<{ order_id?: number; rider_id?: number }>();
  const { data = [] } = useRiderChoices(order_id);
  return data.find(({ id }) => id === rider_id)?.warnings ?? [];
}

/** Selects among the riders of the order's fleet, with warnings about those unlikely to deliver it. */
export function RiderChoiceInput() {
  const translate = useTranslate();
  const labels = useLabels();
  const order_id = useWatch<{ order_id?: number }, 'order_id'>({ name: 'order_id' });
  const { data = [], isFetching, isSuccess } = useRiderChoices(order_id);
  const warnings = useChosenWarnings();
  return (
    <>
      <AutocompleteInput
        source="rider_id"
        choices={data}
        isPending={isFetching}
        disabled={!order_id}
        optionText={({ name, presence }: RiderChoice) => `${name} · ${labels.choice(presence)}`}
        validate={required()}
        helperText={isSuccess && data.length === 0 && translate('stoa.rider_offer.no_riders')}
      />
      {warnings.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {warnings.map((warning) => (
            <div key={warning}>{translate(`stoa.rider_offer.${warning}`)}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

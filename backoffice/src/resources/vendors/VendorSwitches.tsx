import { StateMenu, useApi, useLabels, useRecordName, useSchemas, useTranslate } from '@stoa/console-kit';
import StarRounded from '@mui/icons-material/StarRounded';
import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import { IconButton, Tooltip } from '@mui/material';
import { STORE_STATUSES } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import type { VendorRecord } from './vendor-record';

const MIN_ANSWER_LENGTH = { range: [0, 0] };

/** Whether the store is open: set by its vendor, and adjustable by operators. */
export function StoreStatusMenu({ vendor }: { vendor: VendorRecord }) {
  const api = useApi();
  const labels = useLabels();
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: 'vendors', action: 'status' });
  const name = useRecordName(useSchemas().need('vendors'))(vendor);
  const { id, store_status } = vendor;
  return (
    <StateMenu
      state={store_status}
      label={translate('stoa.vendor.store_is', { state: labels.choice(store_status) })}
      allowed={STORE_STATUSES.filter((one) => one !== store_status)}
      permitted={canAccess}
      page="vendors"
      name={name}
      text={translate('stoa.vendor.store_text', { name })}
      move={(to) =>
        api.call(api.own(`updateVendorStoreStatus/${id}`), {
          method: 'PUT',
          body: { store_status: to, filterData: MIN_ANSWER_LENGTH },
        })
      }
    />
  );
}

/** Whether the store is featured on the home page. */
export function FeaturedSwitch({ vendor }: { vendor: VendorRecord }) {
  const { id, is_featured } = vendor;
  const name = useRecordName(useSchemas().need('vendors'))(vendor);
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { canAccess = false } = useCanAccess({ resource: 'vendors', action: 'status' });
  const change = useMutation({
    mutationFn: () =>
      api.call(api.own(`updateVendorFeatured/${id}`), {
        method: 'PUT',
        body: { is_featured: !is_featured, filterData: MIN_ANSWER_LENGTH },
      }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['vendors'] }),
  });
  const title = translate(is_featured ? 'stoa.vendor.featured' : 'stoa.vendor.not_featured');
  return (
    <Tooltip title={title}>
      <span>
        <IconButton
          size="small"
          color={is_featured ? 'warning' : 'default'}
          aria-label={translate('stoa.vendor.feature', { name })}
          aria-pressed={is_featured}
          disabled={!canAccess || change.isPending}
          onClick={() => change.mutate()}
        >
          {is_featured ? <StarRounded /> : <StarOutlineRounded />}
        </IconButton>
      </span>
    </Tooltip>
  );
}

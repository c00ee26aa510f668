import { OWN_TENANT } from '../../kernel/access';
import { defineResource } from '../../kernel/resource';
import { PayoutRequest } from './payout-request.entity';
import { PayoutRequestPresenter, RiderPayoutRequestPresenter } from './payout.presenter';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { RiderPayoutRequest } from './rider-payout-request.entity';
import { payoutProcess } from './payout.process';

export const payoutRequests = defineResource(PayoutRequest, {
  path: 'payoutRequests',
  marketplace: true,
  key: 'payoutRequests',
  page: 'payout_requests',
  idParam: 'payoutRequest_id',
  label: 'number',
  search: ['number', 'reference'],
  sort: ['number', 'amount', 'state', 'created_at', 'updated_at', 'paid_at'],
  filter: ['vendor_id', 'state', 'method', 'amount', 'created_at', 'updated_at'],
  defaultSort: ['created_at', 'DESC'],
  store: PayoutRequestStore,
  process: payoutProcess,
  presenter: PayoutRequestPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
    vendor: { operations: ['list', 'filter', 'one'], screens: [], scope: OWN_TENANT },
  },
});

export const riderPayoutRequests = defineResource(RiderPayoutRequest, {
  path: 'riderPayoutRequests',
  key: 'riderPayoutRequests',
  page: 'rider_payout_requests',
  idParam: 'riderPayoutRequest_id',
  label: 'number',
  search: ['number', 'reference'],
  sort: ['number', 'amount', 'state', 'created_at', 'updated_at', 'paid_at'],
  filter: ['rider_id', 'vendor_id', 'state', 'method', 'amount', 'created_at', 'updated_at'],
  defaultSort: ['created_at', 'DESC'],
  store: RiderPayoutRequestStore,
  process: payoutProcess,
  presenter: RiderPayoutRequestPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
    vendor: { operations: ['list', 'filter', 'one', 'updateStatus'], screens: ['list'], scope: OWN_TENANT },
  },
});

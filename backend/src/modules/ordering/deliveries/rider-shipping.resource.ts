import { defineResource, OWN_VENDOR } from '../../../kernel/resource';
import { AssignmentStore } from './assignment.store';
import { RiderAssignment } from './rider-assignment.entity';
import { RiderShippingPresenter } from './rider-shipping.presenter';

/** Orders in the hands of riders; made by `assignRider` and moved by `updateStatus`, nothing else of them changes. */
export const riderShipping = defineResource(RiderAssignment, {
  path: 'rider_shipping',
  key: 'rider_shipping',
  page: 'rider_shipping',
  idParam: 'rider_shipping_id',
  label: 'id',
  sort: ['state', 'created_at', 'delivered_at'],
  filter: ['rider_id', 'order_id', 'vendor_id', 'state', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: () => AssignmentStore,
  presenter: () => RiderShippingPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
    vendor: {
      operations: ['list', 'filter', 'one', 'export', 'updateStatus'],
      screens: ['list'],
      scope: OWN_VENDOR,
    },
  },
});

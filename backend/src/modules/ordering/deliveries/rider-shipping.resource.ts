import { OWN_TENANT } from '../../../kernel/access';
import type { RiderDelivery } from '@stoa/contracts';
import type { ShownColumn } from '../../../kernel/resource';
import { defineResource } from '../../../kernel/resource';
import { AssignmentStore } from './assignment.store';
import { RiderAssignment } from './rider-assignment.entity';
import { RiderShippingPresenter } from './rider-shipping.presenter';
import { assignmentProcess } from './assignment.process';

/** An exported column, read from the presented delivery. */
const shown = (
  name: string,
  kind: ShownColumn['kind'],
  from: (delivery: RiderDelivery) => unknown,
): ShownColumn => ({ name, kind, from: (row) => from(row as unknown as RiderDelivery) });

/** Rider assignments: created by `assignRider` and moved by `updateStatus`; otherwise read-only. */
export const riderShipping = defineResource(RiderAssignment, {
  path: 'rider_shipping',
  key: 'rider_shipping',
  page: 'rider_shipping',
  idParam: 'rider_shipping_id',
  label: 'id',
  sort: ['state', 'created_at', 'delivered_at'],
  filter: ['rider_id', 'order_id', 'vendor_id', 'state', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  exported: [
    shown('order_id', 'text', ({ order }) => order.number),
    shown('rider_id', 'text', ({ rider }) => rider.name),
    shown('vendor_id', 'text', ({ vendor }) => vendor.name),
    shown('recipient', 'text', ({ recipient }) => [recipient.name, ...recipient.lines].join(', ')),
    shown('created_at', 'moment', ({ offered_at }) => offered_at),
  ],
  store: AssignmentStore,
  process: assignmentProcess,
  presenter: RiderShippingPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
    vendor: {
      operations: ['list', 'filter', 'one', 'export', 'updateStatus'],
      screens: ['list'],
      scope: OWN_TENANT,
    },
  },
});

import { OWN_TENANT } from '../../kernel/access';
import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { Rider } from './rider.entity';
import { RiderPresenter } from './rider.presenter';
import { RiderStore } from './rider.store';
import { riderProcess } from './rider.process';

export const riders = defineResource(Rider, {
  path: 'riders',
  key: 'riders',
  page: 'riders',
  idParam: 'rider_id',
  label: 'name',
  search: ['name', 'phone', 'email', 'plate'],
  sort: ['name', 'vehicle', 'presence', 'status', 'created_at'],
  filter: ['vendor_id', 'status', 'presence', 'vehicle', 'is_default', 'created_at'],
  defaultSort: ['name', 'ASC'],
  defaultWithin: ['vendor_id'],
  store: RiderStore,
  process: riderProcess,
  presenter: RiderPresenter,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['ridersActive'] },
    vendor: { operations: OPERATIONS, lookups: ['ridersActive'], scope: OWN_TENANT },
  },
});

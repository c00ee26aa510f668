import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { Address } from './address.entity';
import { AddressStore } from './address.store';
import { Customer } from './customer.entity';
import { CustomerPresenter } from './customer.presenter';
import { CustomerStore } from './customer.store';

export const customers = defineResource(Customer, {
  path: 'customers',
  key: 'customers',
  page: 'customers',
  idParam: 'customer_id',
  label: 'email',
  search: ['first_name', 'last_name', 'email', 'phone'],
  sort: ['first_name', 'last_name', 'email', 'created_at', 'updated_at', 'last_login_at'],
  filter: [
    'email',
    'is_guest',
    'marketing_consent',
    'status',
    'erasure_at',
    'erased_at',
    'created_at',
    'updated_at',
  ],
  defaultSort: ['id', 'DESC'],
  store: CustomerStore,
  presenter: CustomerPresenter,
  audiences: { admin: { operations: OPERATIONS, lookups: ['customersActive'] } },
});

export const addresses = defineResource(Address, {
  path: 'addresses',
  key: 'addresses',
  page: 'addresses',
  idParam: 'address_id',
  label: 'line1',
  search: ['first_name', 'last_name', 'line1', 'city_text', 'postcode', 'phone'],
  sort: ['first_name', 'last_name', 'postcode', 'created_at', 'updated_at'],
  filter: ['customer_id', 'country_id', 'state_id', 'city_id', 'type', 'status', 'updated_at'],
  defaultSort: ['id', 'DESC'],
  defaultWithin: ['customer_id'],
  store: AddressStore,
  audiences: { admin: { operations: OPERATIONS } },
});

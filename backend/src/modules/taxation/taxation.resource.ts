import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { TaxClass } from './tax-class.entity';
import { TaxRate } from './tax-rate.entity';
import { TaxRateStore } from './tax-rate.store';

export const taxClasses = defineResource(TaxClass, {
  path: 'tax_classes',
  key: 'tax_classes',
  page: 'tax_classes',
  idParam: 'tax_class_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'created_at'],
  filter: ['status', 'is_default'],
  defaultSort: ['name', 'ASC'],
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['taxClassesActive'] },
    vendor: { operations: [], screens: [], lookups: ['taxClassesActive'] },
  },
});

export const taxRates = defineResource(TaxRate, {
  path: 'tax_rates',
  key: 'tax_rates',
  page: 'tax_rates',
  idParam: 'tax_rate_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'rate', 'priority', 'created_at'],
  filter: ['tax_class_id', 'zone_id', 'status', 'is_default'],
  defaultSort: ['priority', 'ASC'],
  store: TaxRateStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['tax_ratesActive'] } },
});

import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Brand } from './brand.entity';
import { Manufacturer } from './manufacturer.entity';

const LISTED = {
  label: 'name',
  search: ['name', 'slug'],
  sort: ['name', 'sort', 'is_featured', 'created_at'],
  filter: ['status', 'is_featured'],
  defaultSort: ['name', 'ASC'],
} as const;

export const brands = defineResource(Brand, {
  path: 'brands',
  key: 'brands',
  page: 'brands',
  idParam: 'brand_id',
  ...LISTED,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['brandsActive'] },
    vendor: { operations: [], screens: [], lookups: ['brandsActive'] },
  },
});

export const manufacturers = defineResource(Manufacturer, {
  path: 'manufacturers',
  key: 'manufacturers',
  page: 'manufacturers',
  idParam: 'manufacturer_id',
  ...LISTED,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['manufacturersActive'] },
    vendor: { operations: [], screens: [], lookups: ['manufacturersActive'] },
  },
});

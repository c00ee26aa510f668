import { OWN_TENANT } from '../../../kernel/access';
import { STOCK_STATUSES } from '@stoa/contracts';
import { allBut, defineResource } from '../../../kernel/resource';
import { Product } from './product.entity';
import { ProductPresenter } from './product.presenter';
import { ProductStore } from './product.store';
import { productProcess } from './product.process';

export const products = defineResource(Product, {
  path: 'products',
  key: 'products',
  page: 'products',
  idParam: 'product_id',
  label: 'name',
  search: ['name', 'slug'],
  sort: ['name', 'status', 'type', 'sold_count', 'is_featured', 'created_at', 'updated_at'],
  filter: [
    'vendor_id',
    'status',
    'type',
    'brand_id',
    'primary_category_id',
    'tax_class_id',
    'is_featured',
    'condition',
    'created_at',
    'updated_at',
  ],
  exported: [
    { name: 'sku', kind: 'text' },
    { name: 'price', kind: 'money' },
    { name: 'available', kind: 'int' },
    { name: 'stock_status', kind: 'choice' },
    { name: 'vendor_name', kind: 'text' },
  ],
  computed: { stock_status: STOCK_STATUSES, variant_stock_status: STOCK_STATUSES },
  store: ProductStore,
  process: productProcess,
  presenter: ProductPresenter,
  audiences: {
    admin: { operations: allBut(), lookups: ['productsActive'] },
    vendor: {
      operations: allBut('updateDefault'),
      scope: OWN_TENANT,
      lookups: ['activeProductsSeller'],
      writable: [
        'type',
        'name',
        'slug',
        'short_description',
        'description',
        'brand_id',
        'manufacturer_id',
        'primary_category_id',
        'category_ids',
        'unit_id',
        'tax_class_id',
        'condition',
        'min_qty',
        'max_qty',
        'warranty',
        'is_free',
        'return_days',
        'available_at',
        'related_ids',
        'seo_title',
        'seo_description',
      ],
    },
  },
});

import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Attribute } from './attribute.entity';
import { AttributeStore } from './attribute.store';
import { AttributeValue } from './attribute-value.entity';

export const attributes = defineResource(Attribute, {
  path: 'attributes',
  key: 'attributes',
  page: 'attributes',
  idParam: 'attribute_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'type', 'sort', 'created_at'],
  filter: ['type', 'is_variant_axis', 'is_filterable', 'is_comparable', 'status'],
  defaultSort: ['sort', 'ASC'],
  store: AttributeStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['attributeActive'] },
    vendor: { operations: [], screens: [], lookups: ['attributeActive'] },
  },
});

export const attributeValues = defineResource(AttributeValue, {
  path: 'attribute_values',
  key: 'attribute_values',
  page: 'attribute_values',
  idParam: 'attribute_id',
  label: 'value',
  search: ['value', 'code'],
  sort: ['value', 'code', 'attribute_id', 'sort', 'created_at'],
  filter: ['attribute_id', 'status'],
  defaultSort: ['sort', 'ASC'],
  defaultWithin: ['attribute_id'],
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['attributeValuesActive'] },
    vendor: { operations: [], screens: [], lookups: ['attributeValuesActive'] },
  },
});

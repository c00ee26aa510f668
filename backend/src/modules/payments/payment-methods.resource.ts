import { allBut, defineResource } from '../../kernel/resource';
import { PaymentMethod } from './payment-method.entity';
import { PaymentMethodStore } from './payment-method.store';

export const paymentMethods = defineResource(PaymentMethod, {
  path: 'payment_methods',
  key: 'payment_methods',
  page: 'payment_methods',
  idParam: 'payment_method_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'sort', 'created_at'],
  filter: ['driver', 'mode', 'status'],
  defaultSort: ['sort', 'ASC'],
  store: PaymentMethodStore,
  audiences: {
    admin: {
      operations: allBut('create', 'delete'),
      screens: ['list', 'edit'],
      lookups: ['paymentMethodsActive'],
    },
  },
});

import { walkPages } from '../../backoffice/e2e/page-walk';
import { resources } from '../src/generated/resources';

walkPages({
  base: '/seller',
  audience: 'vendor',
  email: 'vendor@stoa.test',
  resources,
  notBuilt: ['clear', 'live_chat', 'settings', 'sorry', 'store_settings', 'wallet'].map(
    (page) => `/seller/${page}`,
  ),
  empty: ['live_chat', 'reviews', 'seo_pages'],
});

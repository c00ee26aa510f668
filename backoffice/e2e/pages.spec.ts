import { walkPages } from './page-walk';

walkPages({ base: '/admin', audience: 'admin', email: 'admin@stoa.test' });

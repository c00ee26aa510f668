import { walkPages } from '../../backoffice/e2e/page-walk';
import { resources } from '../src/generated/resources';

walkPages({ base: '/seller', audience: 'vendor', email: 'vendor@stoa.test', resources });

import { resources } from '../src/generated/resources';
import { walkPages } from '../../backoffice/e2e/page-walk';

walkPages({ base: '/seller', audience: 'vendor', email: 'vendor@stoa.test', resources });

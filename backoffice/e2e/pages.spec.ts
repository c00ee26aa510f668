import { resources } from '../src/generated/resources';
import { walkPages } from './page-walk';

walkPages({ base: '/admin', audience: 'admin', email: 'admin@stoa.test', resources });

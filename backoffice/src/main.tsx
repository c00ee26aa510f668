import { startConsole } from '@stoa/console-kit/start';

startConsole('admin', () => import('./App'));

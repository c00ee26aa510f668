import { startConsole } from '@stoa/console-kit/start';

startConsole('vendor', () => import('./App'));

export { Process, type ProcessTable, reachable, tableOf } from './process';

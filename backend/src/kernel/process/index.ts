export { Process, type ProcessTable, reachable } from './process';

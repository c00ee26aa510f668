export { AsyncVariable } from './async-variable';

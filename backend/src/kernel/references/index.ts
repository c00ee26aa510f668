export { refuseMissing } from './missing-references';

export { mountFrontDoor, type Mounted } from './mount-front-door';

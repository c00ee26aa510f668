export { contentPolicy } from './content-policy';
export { mountFrontDoor, type Mounted } from './mount-front-door';

export { Semaphore } from './semaphore';
export { serveThread } from './serve-thread';
export { WorkerPool } from './worker-pool';

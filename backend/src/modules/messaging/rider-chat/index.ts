export * from './rider-thread.entity';
export * from './write-rider-message';

export * from './unit.entity';
export * from './units.resource';

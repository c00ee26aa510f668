export * from './attribute-codes';
export * from './attribute.entity';
export * from './attribute.store';
export * from './attribute-value.entity';
export * from './attributes.resource';

export * from './suspension';

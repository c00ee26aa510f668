export * from './conversation.entity';
export * from './message.entity';

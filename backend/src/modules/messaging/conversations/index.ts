export * from './conversation.entity';
export * from './mark-read';
export * from './message.entity';
export * from './send-message';

export * from './alerts/alert-mails';
export * from './conversations';
export * from './messaging.module';
export * from './rider-chat';

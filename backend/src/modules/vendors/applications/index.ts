export * from './application-links';
export * from './applications.controller';
export * from './find-application';
export * from './renew-application';
export * from './send-document';
export * from './show-application';
export * from './vendor-application.entity';
export * from './withdraw-application';

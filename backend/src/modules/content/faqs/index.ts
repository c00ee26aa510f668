export * from './faq.entity';
export * from './faqs.resource';

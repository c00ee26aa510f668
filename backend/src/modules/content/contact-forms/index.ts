export * from './contact-form.entity';
export * from './contact-forms.resource';
export * from './contact.events';

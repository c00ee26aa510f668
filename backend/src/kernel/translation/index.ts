export { figuresOf } from './figures';
export { Refusal } from './refusal';
export { type TranslatableText, msg, Sentence, type Value, term } from './sentence';
export { parseStored, stored } from './stored';
export { MessageTranslator } from './message-translator';
export { TranslationModule } from './translation.module';

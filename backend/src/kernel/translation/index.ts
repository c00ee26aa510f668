export { figuresOf } from './figures';
export { Refusal } from './refusal';
export { type TranslatableText, say, Sentence, type Value, word } from './sentence';
export { parseStored as recalled, stored } from './stored';
export { MessageTranslator } from './message-translator';
export { TranslationModule } from './translation.module';

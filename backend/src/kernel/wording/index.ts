export { figuresOf } from './figures';
export { Refusal } from './refusal';
export { type TranslatableText, say, Sentence, type Value, word } from './sentence';
export { parseStored as recalled, stored } from './stored';
export { Wording } from './wording';
export { WordingModule } from './wording.module';

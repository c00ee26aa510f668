export { directionOf } from './direction';
export { figuresOf } from './figures';
export { Refusal } from './refusal';
export { type Said, say, Sentence, type Value, word } from './sentence';
export { recalled, stored } from './stored';
export { Wording } from './wording';
export { WordingModule } from './wording.module';

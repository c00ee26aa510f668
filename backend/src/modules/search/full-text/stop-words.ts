import { fold } from './search-terms';

/** Stop words in the languages of the demo shop. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in of on or the to with ' +
    'de del la las el los un una unos unas y o para por con sin en ' +
    'في من على إلى مع و أو عن ' +
    'का की के में से और पर को लिए वाला वाली वाले ' +
    'ও এর এবং জন্য থেকে সঙ্গে সাথে একটি'
  )
    .split(' ')
    .map(fold),
);

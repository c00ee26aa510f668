import type { search as english, searchHints as englishHints } from './en-search';
import type { Texts } from './texts';

/** Sentences of the report of searches in Hindi. */
export const search: Texts<typeof english> = {
  search: {
    about:
      'ग्राहक पूरी दुकान में क्या खोजते हैं। बिना किसी व्यक्तिगत डेटा के गिना जाता है; कम की गई खोजें समय के साथ हट जाती हैं।',
    none: 'अभी कोई खोज नहीं',
    none_text: 'भेजी गई खोजें कुछ सेकंड में यहाँ दिखती हैं।',
    add_synonym: 'समानार्थी जोड़ें',
    pin_products: 'उत्पाद पिन करें',
  },
};

/** Names of the fields of searches, synonyms and pinned results in Hindi. */
export const searchFields: Record<string, string> = {
  terms: 'शब्द',
  language: 'भाषा',
  query: 'खोज',
  searches: 'खोजों की संख्या',
  results: 'मिले उत्पाद',
  outcome: 'नतीजा',
  last_searched_at: 'पिछली खोज',
  search_curations_product_ids: 'उत्पाद, क्रम में',
};

/** Values of those fields in Hindi. */
export const searchChoices: Record<string, string> = {
  two_way: 'दोनों ओर',
  one_way: 'एक ओर',
  results: 'नतीजों के साथ',
  no_results: 'बिना नतीजों के',
};

/** Help beside their inputs in Hindi. */
export const searchHints: Texts<typeof englishHints> = {
  search_synonyms: {
    terms: 'अल्पविराम से अलग किए शब्द या वाक्यांश, जैसे कप, मग, प्याला।',
    type: 'दोनों ओर: हर शब्द बाकी को खोजता है। एक ओर: केवल पहला शब्द बाकी को भी खोजता है।',
    language: 'सभी भाषाओं के लिए खाली छोड़ें।',
  },
  search_curations: {
    query: 'ठीक इन्हीं शब्दों पर लागू, एकवचन या बहुवचन में।',
    product_ids: 'प्रासंगिकता के क्रम में ये इसी क्रम में पहले दिखते हैं। बिक चुके उत्पाद अंत में आते हैं।',
    language: 'सभी भाषाओं के लिए खाली छोड़ें।',
    starts_at: 'तुरंत शुरू करने के लिए खाली छोड़ें।',
    ends_at: 'कोई अंत न हो तो खाली छोड़ें।',
  },
};

/** Names of their pages in Hindi, one and many. */
export const searchPages: Record<string, { name: string }> = {
  search_synonyms: { name: 'समानार्थी |||| समानार्थी शब्द' },
  search_curations: { name: 'पिन किया गया नतीजा |||| पिन किए गए नतीजे' },
  search_queries: { name: 'खोज |||| खोजें' },
};

import type { search as english, searchHints as englishHints } from './en-search';
import type { Texts } from './texts';

/** Sentences of the report of searches in Bengali. */
export const search: Texts<typeof english> = {
  search: {
    about: 'ক্রেতারা পুরো দোকানে কী খোঁজেন। কোনো ব্যক্তিগত তথ্য ছাড়াই গোনা হয়; বিরল অনুসন্ধান সময়ের সঙ্গে মুছে যায়।',
    none: 'এখনো কোনো অনুসন্ধান নেই',
    none_text: 'পাঠানো অনুসন্ধান কয়েক সেকেন্ডে এখানে দেখা যায়।',
    add_synonym: 'সমার্থক শব্দ যোগ করুন',
    pin_products: 'পণ্য পিন করুন',
  },
};

/** Names of the fields of searches, synonyms and pinned results in Bengali. */
export const searchFields: Record<string, string> = {
  terms: 'শব্দ',
  language: 'ভাষা',
  query: 'অনুসন্ধান',
  searches: 'অনুসন্ধানের সংখ্যা',
  results: 'পাওয়া পণ্য',
  outcome: 'ফল',
  last_searched_at: 'শেষ অনুসন্ধান',
  search_curations_product_ids: 'পণ্য, ক্রমানুসারে',
};

/** Values of those fields in Bengali. */
export const searchChoices: Record<string, string> = {
  two_way: 'দুই দিকে',
  one_way: 'এক দিকে',
  results: 'ফলসহ',
  no_results: 'ফল ছাড়া',
};

/** Help beside their inputs in Bengali. */
export const searchHints: Texts<typeof englishHints> = {
  search_synonyms: {
    terms: 'কমা দিয়ে আলাদা শব্দ বা বাক্যাংশ, যেমন মগ, কাপ, পেয়ালা।',
    type: 'দুই দিকে: প্রতিটি শব্দ বাকিগুলো খুঁজে পায়। এক দিকে: শুধু প্রথম শব্দটি বাকিগুলোও খুঁজে পায়।',
    language: 'সব ভাষার জন্য খালি রাখুন।',
  },
  search_curations: {
    query: 'ঠিক এই শব্দগুলোর জন্য, একবচন বা বহুবচনে।',
    product_ids: 'প্রাসঙ্গিকতা অনুযায়ী সাজালে এই ক্রমে প্রথমে দেখা যায়। বিক্রি শেষ পণ্য শেষে আসে।',
    language: 'সব ভাষার জন্য খালি রাখুন।',
    starts_at: 'এখনই শুরু করতে খালি রাখুন।',
    ends_at: 'শেষ না থাকলে খালি রাখুন।',
  },
};

/** Names of their pages in Bengali, one and many. */
export const searchPages: Record<string, { name: string }> = {
  search_synonyms: { name: 'সমার্থক শব্দ |||| সমার্থক শব্দ' },
  search_curations: { name: 'পিন করা ফল |||| পিন করা ফল' },
  search_queries: { name: 'অনুসন্ধান |||| অনুসন্ধান' },
};

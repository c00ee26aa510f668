import type { FullText } from '../types';
import { postsOfHome } from './posts-home';
import { postsOfStudios } from './posts-studios';
import { postsOfShop } from './posts-shop';
import { postsOfTable } from './posts-table';
import type { DemoPost } from './types';

/** Categories of the blog. */
export const demoPostCategories: { key: DemoPost['category']; name: FullText }[] = [
  { key: 'makers', name: { en: 'Makers', es: 'Artesanos', ar: 'الصنّاع', hi: 'कारीगर', bn: 'কারিগর' } },
  { key: 'home', name: { en: 'At home', es: 'En casa', ar: 'في البيت', hi: 'घर पर', bn: 'ঘরে' } },
  { key: 'table', name: { en: 'The table', es: 'La mesa', ar: 'المائدة', hi: 'खाना', bn: 'খাবার' } },
  { key: 'shop', name: { en: 'Shop news', es: 'Noticias', ar: 'أخبار المتجر', hi: 'समाचार', bn: 'খবর' } },
];

/** Posts of the blog; all are original. */
export const demoPosts: DemoPost[] = [...postsOfStudios, ...postsOfHome, ...postsOfTable, ...postsOfShop];

export { ownWords, pageSeo, PageWords } from './page-words';

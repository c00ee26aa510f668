import { KeptTexts } from '~/ui/kept-texts';

const MOST = 12;

/** Ids of the products that were looked at on this device, the latest first; the shop is only asked for their cards. */
export const viewedProducts = new KeptTexts('recently_viewed', MOST);

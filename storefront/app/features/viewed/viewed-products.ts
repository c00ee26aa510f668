import { StoredTexts } from '~/ui/stored-texts';

const MAX = 12;

/**
 * Ids of the products viewed on this device, newest first; the shop only receives them to return their cards.
 */
export const viewedProducts = new StoredTexts('recently_viewed', MAX);

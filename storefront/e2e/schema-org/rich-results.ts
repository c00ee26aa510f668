/**
 * What search engines want of a thing before they show it as more than a link, beyond what schema.org asks: of the
 * properties in one text, parted by bars, any one is enough.
 */
export const REQUIRED: Record<string, readonly string[]> = {
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  DefinedRegion: ['addressCountry'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|item|url'],
  MerchantReturnPolicy: ['returnPolicyCategory'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification', 'availability', 'itemCondition'],
  // Without a destination it goes wherever the shop delivers.
  OfferShippingDetails: ['shippingRate|doesNotShip'],
  Organization: ['name'],
  Product: ['name', 'offers|review|aggregateRating'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'image'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Review: ['author', 'reviewRating'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
};

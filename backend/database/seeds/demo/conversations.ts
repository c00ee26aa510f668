/** What a customer and a store have said: who, how many hours ago, and the text; the first line may be about a product. */
export interface DemoConversation {
  customer: string;
  /** Key of the vendor, which has an account. */
  vendor: string;
  product?: string;
  /** How many of the lines each side has read. */
  read: { customer: number; vendor: number };
  lines: readonly (readonly [author: 'customer' | 'vendor', hoursAgo: number, body: string])[];
}

/** In the order of their last lines, as messages are written one after the other. */
export const demoConversations: DemoConversation[] = [
  {
    customer: 'customer@stoa.test',
    vendor: 'hearth-holt',
    read: { customer: 2, vendor: 2 },
    lines: [
      ['customer', 190, 'Could you leave out the paper wrapping? I would rather have less waste.'],
      ['vendor', 187, 'Gladly. We have made a note of it for your orders.'],
    ],
  },
  {
    customer: 'customer@stoa.test',
    vendor: 'brightwave',
    product: 'halo-headphones',
    read: { customer: 3, vendor: 4 },
    lines: [
      ['customer', 52, 'Hello! Do the headphones connect to two devices at once?'],
      ['vendor', 50.5, 'Hello Clara, yes: a phone and a laptop, and they switch by themselves.'],
      ['customer', 50.2, 'Perfect. And can the ear pads be replaced?'],
      ['vendor', 3, 'They can. A spare pair is in the box, and more are on their way to our store.'],
    ],
  },
  {
    customer: 'customer2@stoa.test',
    vendor: 'hearth-holt',
    read: { customer: 0, vendor: 0 },
    lines: [
      ['customer', 5, 'Good morning, would you deliver to a parcel shop?'],
      ['customer', 1.5, 'The one beside the station would be best.'],
    ],
  },
];

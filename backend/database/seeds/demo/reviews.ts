import { otherReviews } from './reviews-translated';
import type { DemoLanguage, DemoProduct } from './types';

/** How content a buyer is. */
export type Sentiment = 'glad' | 'fair' | 'cross';

/** A review as a whole: its title, its text and, where the usual thanks would not fit, what the store answers. */
export type DemoReview = readonly [title: string, body: string, reply?: string];

/** A review with an answer of its own. */
type Answered = readonly [title: string, body: string, reply: string];

/** What a review is about; `any` fits every product. */
export type Subject =
  'any' | 'room' | 'kitchen' | 'device' | 'worn' | 'carried' | 'body' | 'food' | 'play' | 'craft' | 'outdoor';

/** Reviews of one language; each of those who are cross has an answer of its own. */
export interface DemoReviews {
  glad: Record<Subject, readonly DemoReview[]>;
  fair: { any: readonly DemoReview[] } & Partial<Record<Subject, readonly DemoReview[]>>;
  cross: { any: readonly Answered[] } & Partial<Record<Subject, readonly Answered[]>>;
  thanks: { glad: string; fair: string };
}

/** Subjects by the primary category of a product. */
const SUBJECTS: Record<string, Subject> = {
  furniture: 'room',
  lighting: 'room',
  decor: 'room',
  'kitchen-dining': 'kitchen',
  audio: 'device',
  cameras: 'device',
  computing: 'device',
  'phones-wearables': 'device',
  clothing: 'worn',
  shoes: 'worn',
  bags: 'carried',
  accessories: 'carried',
  fragrance: 'body',
  skincare: 'body',
  'make-up': 'body',
  'coffee-tea': 'food',
  sweets: 'food',
  larder: 'food',
  toys: 'play',
  'games-puzzles': 'play',
  'stationery-art': 'craft',
  music: 'craft',
  camping: 'outdoor',
  fitness: 'outdoor',
  wheels: 'outdoor',
};

/** Products that are not used as the others of their category. */
const EXCEPTIONS: Record<string, Subject> = {
  'hand-mirror': 'room',
  mabkhara: 'room',
  'voyager-suitcase': 'any',
};

/** What reviews of a product may be about, besides `any`. */
export function subjectOf({ key, categories }: Pick<DemoProduct, 'key' | 'categories'>): Subject {
  return EXCEPTIONS[key] ?? SUBJECTS[categories[0] ?? ''] ?? 'any';
}

const english: DemoReviews = {
  thanks: {
    glad: 'Thank you! It is good to know that you like it.',
    fair: 'Thank you for the honest words. We have passed them on to the workshop.',
  },
  glad: {
    any: [
      ['Exactly right', 'It is just as described, down to the last detail.'],
      [
        'Better than the pictures',
        'The pictures are good, but it is even nicer when you have it in front of you.',
      ],
      ['A lovely gift', 'I gave it to my sister. She called the same evening to ask where it was from.'],
      ['Would buy again', 'I have bought here before, and it was as good this time.'],
      [
        'Quick and careful',
        'It came two days earlier than promised, packed in paper and without any plastic.',
      ],
      ['Good people', 'I had a question beforehand and got a friendly answer within the hour.'],
      ['Worth the price', 'Not the cheapest, but you can tell where the money went.'],
      ['No complaints', 'Ordered on Sunday, arrived on Wednesday, all as it should be.'],
      ['Recommended', 'A friend recommended this store to me, and now I do the same.'],
      ['Well chosen', 'I compared for a long time before I ordered this one, and I am glad I did.'],
    ],
    room: [
      ['Makes the room', 'Everybody who comes in asks where we found it.'],
      ['Warm and calm', 'It fits our living room as if it had always been there.'],
      ['Very well made', 'You can see that somebody took time over it. No rough spot anywhere.'],
      ['Our favorite corner', 'We moved the whole room around for it, and it was worth it.'],
    ],
    kitchen: [
      ['In use every day', 'It has not been back in the cupboard since it arrived.'],
      ['Feels good in the hand', 'Just the right weight, and easy to clean.'],
      ['Built to last', 'After a month of daily use it still looks like new.'],
      ['Cooks notice', 'My brother is a cook and wanted to take it with him.'],
    ],
    device: [
      ['Works at once', 'Out of the box and running within five minutes.'],
      ['Sturdy and simple', 'The controls explain themselves. I have not opened the manual yet.'],
      [
        'Good to be able to repair it',
        'I bought it for the spare parts they keep, and I stay for how well it works.',
      ],
      ['A clear step up', 'I noticed the difference to my old one on the first day.'],
    ],
    worn: [
      ['True to size', 'I took my usual size and it fits.'],
      ['Comfortable all day', 'I wore it from morning to night on the first day and nothing pinched.'],
      ['Neat stitching', 'I looked at every seam and found nothing to criticize.'],
      ['Goes with everything', 'I have worn it three times this week already.'],
    ],
    carried: [
      ['With me every day', 'I have not left the house without it since it came.'],
      ['Beautiful work', 'Every edge is clean. It looks more expensive than it was.'],
      ['Compliments', 'Two people at work asked me about it on the first day.'],
      ['Just the right size', 'Neither too large nor too small, and pleasantly light.'],
    ],
    body: [
      ['My new favorite', 'I have finished the first one and ordered the next.'],
      ['A little goes a long way', 'I use very little of it at a time, so it will last for months.'],
      ['Gentle', 'My skin reacts to many things, but not to this.'],
      ['Not too sweet', 'It is pleasant without filling the room.'],
    ],
    food: [
      ['Gone in a week', 'We meant to make it last until the end of the month.'],
      ['Tastes of something', 'After this one I can’t go back to the supermarket.'],
      ['Fresh', 'The smell alone when I opened it was worth it.'],
      [
        'Guests asked for more',
        'I put it on the table on Saturday and had to give the address to everybody.',
      ],
    ],
    play: [
      ['Asked for every day', 'Both children ask for it as soon as they are home.'],
      ['Made for real hands', 'It has been dropped, thrown and carried around, and shows nothing of it.'],
      ['Fun for all of us', 'Bought for our son, used by the whole family.'],
      ['A birthday success', 'Of all the presents it is the one that is still played with.'],
    ],
    craft: [
      ['A joy to use', 'It makes me want to sit down and practice.'],
      ['Good for beginners', 'My daughter started with it in the autumn and is still at it.'],
      ['Better than my old one', 'I had not known how much easier it can be.'],
      ['Careful work', 'Everything about it feels thought through.'],
    ],
    outdoor: [
      ['Always at hand', 'It has been in use every week since it came and has not let us down.'],
      ['Solid', 'Nothing rattles, nothing wobbles. Made to be used.'],
      ['Does what it promises', 'I use it three times a week, and it still looks good.'],
      [
        'Should have bought it earlier',
        'I put up with a bad one for years. This is another thing altogether.',
      ],
    ],
  },
  fair: {
    any: [
      ['Good, with a small but', 'A good product, but delivery took a day longer than announced.'],
      [
        'Fine for the price',
        'Nothing to complain about and nothing to rave about. For this price I would take it again.',
      ],
      [
        'Almost right',
        'A little smaller than I had imagined. My own fault, the measurements are on the page.',
      ],
      ['Does what it should', 'It does its job. The box was larger than it needed to be.'],
      ['Good enough', 'Good, but I had expected a little more after the description.'],
    ],
    room: [
      ['Nice, not perfect', 'It looks good where it is. The finish on the underside could be smoother.'],
    ],
    kitchen: [['Good, but by hand only', 'I like it, though I wish I could put it into the dishwasher.']],
    device: [['Good device, thin manual', 'It works well, but the instructions could be clearer.']],
    worn: [
      [
        'Runs a little large',
        'Nice material and good work, but one size smaller would have been right for me.',
      ],
    ],
    carried: [['Almost perfect', 'I like it a lot. It has a small scratch that you only see up close.']],
    body: [['Pleasant', 'I like it, but I had hoped it would last longer.']],
    food: [['Good, small pack', 'Tastes very good, but the pack is gone quickly.']],
    play: [['Nice, but for older children', 'Well made. Our three-year-old needs help with it.']],
    craft: [['Solid', 'Good quality. A bag or a case with it would have been nice.']],
    outdoor: [['Good, a little heavy', 'It does everything it should, but you notice the weight.']],
  },
  cross: {
    any: [
      [
        'Came damaged',
        'It was damaged when I opened the box. There was too little around it to protect it.',
        'We are sorry. A replacement is on its way to you, and we have changed how we pack it.',
      ],
      [
        'Slow to answer',
        'It took three emails until somebody answered a simple question.',
        'You are right, that was too slow. Two of us look after emails now, and we answer within a working day.',
      ],
      [
        'Not what I expected',
        'From the description I had expected more for the money.',
        'We are sorry that it disappoints you. You can return it within 30 days, and we have made the description clearer.',
      ],
      [
        'Came late',
        'It arrived a week after the announced day, too late for the birthday it was meant for.',
        'We are sorry that it came too late. The parcel lay at the carrier for days, and we send with another one now.',
      ],
      [
        'Something was missing',
        'The box was not complete, and I had to write to the store before I could use it.',
        'We are sorry. What was missing was sent the same day, and each box is now checked by a second person.',
      ],
    ],
    room: [
      [
        'Another color',
        'The color is quite different from the one in the picture.',
        'We are sorry. You can send it back at no cost to you, and we will take new pictures of it in daylight.',
      ],
    ],
    worn: [
      [
        'A seam came loose',
        'After a week a seam came loose, although I had hardly worn it.',
        'We are sorry. Please send it to us at no cost to you: we will mend it or send you another one.',
      ],
    ],
    carried: [
      [
        'Not the same color',
        'On the page the color looked much brighter than it is.',
        'We are sorry. You can send it back at no cost to you, and we will take new pictures of it in daylight.',
      ],
    ],
  },
};

export const REVIEWS: Record<DemoLanguage, DemoReviews> = { en: english, ...otherReviews };

import type { DocumentKind, DocumentStatus, VendorStatus } from '@stoa/contracts';

/** Somebody who would like to sell here, and how far they have come. */
export interface Applicant {
  /** What the applicant asks by. */
  number: string;
  store_name: string;
  name: string;
  email: string;
  phone: string;
  legal_name: string;
  tax_id: string;
  country: string;
  city: string;
  line1: string;
  postcode: string;
  description: string;
  days_ago: number;
  /** Statuses that operators have moved it to, in their order, with what they said. */
  moves: readonly (readonly [VendorStatus, string?])[];
  papers: readonly {
    kind: DocumentKind;
    filename: string;
    lines: readonly string[];
    /** What operators have said of it. */
    decision?: readonly [DocumentStatus, string?];
  }[];
}

/** Applications in all their stages. */
export const demoApplicants: Applicant[] = [
  {
    number: 'AP-2KNTSG74',
    store_name: 'Kintsugi House',
    name: 'Haruka Mori',
    email: 'haruka@kintsugi-house.test',
    phone: '+81 75 211 4400',
    legal_name: 'Kintsugi House KK',
    tax_id: 'T9130001028374',
    country: 'JP',
    city: 'Kyoto',
    line1: '14-2 Gojozaka',
    postcode: '605-0846',
    description: 'We mend broken bowls with lacquer and gold, and sell what we have mended.',
    days_ago: 2,
    moves: [],
    papers: [
      {
        kind: 'registration',
        filename: 'certificate-of-registration.pdf',
        lines: [
          'Certificate of registration',
          'Kintsugi House KK',
          'Registered in Kyoto, number 1300-01-028374',
        ],
      },
      {
        kind: 'identity',
        filename: 'passport-of-haruka-mori.pdf',
        lines: ['Copy of a passport', 'Haruka Mori', 'Specimen for the demo shop'],
      },
    ],
  },
  {
    number: 'AP-8TDRPE35',
    store_name: 'Tide & Rope',
    name: 'Eoin Walsh',
    email: 'eoin@tide-rope.test',
    phone: '+353 91 552 118',
    legal_name: 'Tide & Rope Ltd',
    tax_id: 'IE3476212QH',
    country: 'IE',
    city: 'Galway',
    line1: '3 Dock Street',
    postcode: 'H91 X4P2',
    description: 'Doormats, leads and hammocks, woven from rope that has left the sea.',
    days_ago: 6,
    moves: [['in_review']],
    papers: [
      {
        kind: 'registration',
        filename: 'certificate-of-incorporation.pdf',
        lines: ['Certificate of incorporation', 'Tide & Rope Ltd', 'Registered in Dublin, number 704418'],
        decision: ['accepted'],
      },
      {
        kind: 'identity',
        filename: 'driving-licence.pdf',
        lines: ['Copy of a driver’s license', 'Eoin Walsh', 'Specimen for the demo shop'],
        decision: ['rejected', 'The copy is too dark to read. Please send a passport or a brighter copy.'],
      },
      {
        kind: 'tax',
        filename: 'tax-clearance.pdf',
        lines: ['Tax clearance', 'Tide & Rope Ltd', 'Valid until the end of next year'],
      },
    ],
  },
  {
    number: 'AP-9QCKDL24',
    store_name: 'Quick Deals 24',
    name: 'Max Deal',
    email: 'max@quick-deals.test',
    phone: '+49 30 555 0142',
    legal_name: 'QD24 UG',
    tax_id: 'DE300000001',
    country: 'DE',
    city: 'Berlin',
    line1: 'Karl-Marx-Allee 90',
    postcode: '10243',
    description: 'Everything, cheaper.',
    days_ago: 18,
    moves: [['rejected', 'The papers name another company than the application. Please send them again.']],
    papers: [
      {
        kind: 'registration',
        filename: 'extract.pdf',
        lines: ['Extract from the commercial register', 'Another Company GmbH'],
      },
    ],
  },
];

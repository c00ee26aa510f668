/** A role for members of a vendor's team, with what it may do: resource → actions, or all of them. */
interface TeamRole {
  code: string;
  name: string;
  names: Readonly<Record<string, string>>;
  grants: Readonly<Record<string, readonly string[] | '*'>>;
}

const READ = ['read'] as const;

/** Roles of vendors besides the whole one: neither bank data and payouts, nor the team and the store's settings. */
export const TEAM_ROLES: readonly TeamRole[] = [
  {
    code: 'vendor_fulfilment',
    name: 'Order fulfillment',
    names: {
      ar: 'تجهيز الطلبات',
      bn: 'অর্ডার প্রস্তুত ও পাঠানো',
      es: 'Preparación de pedidos',
      hi: 'ऑर्डर पूर्ति',
    },
    grants: {
      conversations: '*',
      dashboard: READ,
      invoices: READ,
      orders: '*',
      products: READ,
      returns: '*',
      rider_messages: '*',
      rider_shipping: '*',
    },
  },
  {
    code: 'vendor_catalogue',
    name: 'Catalog',
    names: { ar: 'الكتالوج', bn: 'ক্যাটালগ', es: 'Catálogo', hi: 'कैटलॉग' },
    grants: {
      attribute_values: '*',
      attributes: READ,
      brands: READ,
      categories: READ,
      dashboard: READ,
      import_mappings: '*',
      imports: '*',
      manufacturers: READ,
      media: '*',
      product_questions: '*',
      products: '*',
      stock_feeds: '*',
      tax_classes: READ,
      units: READ,
    },
  },
];

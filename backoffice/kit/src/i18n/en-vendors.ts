/** Sentences of the screens about vendors and their papers in English. */
export const vendors = {
  panels: {
    products: 'Products',
    orders: 'Orders',
    reviews: 'Reviews',
    papers: 'Documents',
    bank: 'Bank account',
    payouts: 'Payouts',
  },
  vendor: {
    no_reviews: 'No customer reviews yet',
    rating: '%{average} from %{smart_count} review |||| %{average} from %{smart_count} reviews',
    store_is: 'Store: %{state}',
    store_text: 'This determines whether customers can buy from %{name}. The vendor can change it too.',
    featured: 'Featured on the home page',
    not_featured: 'Not featured',
    feature: 'Feature %{name}',
    reason: 'Reason, visible to the vendor (optional)',
    told: 'Reason given to the vendor: %{reason}',
    application: 'Application %{number}, received on %{day}',
    missing_papers: 'Missing documents: %{kinds}',
    moves: {
      in_review: 'Start review',
      approved: 'Approve',
      rejected: 'Reject',
      suspended: 'Suspend',
      closed: 'Close permanently',
    },
    move_text: {
      in_review: '%{name} stays hidden from the shop while its application is under review.',
      approved: '%{name} can sign in and start selling. The vendor is notified by email.',
      rejected: 'The application of %{name} is declined. The vendor is notified by email.',
      suspended: 'Products of %{name} can’t be bought and its team can’t sign in until you approve it again.',
      closed: '%{name} will be closed permanently. This can’t be undone.',
    },
    commission: 'Commission',
    no_commission: 'No rule applies: this vendor keeps all of its sales.',
    new_rule: 'New rule for this vendor',
    because: {
      agreed: 'agreed with this vendor; overrides all other rules',
      list: 'first matching rule; rules for single products, categories or prices may apply before it',
      default: 'default rule, as no other rule applies',
    },
    another_account: 'Change bank account',
    account_saved: 'Bank account saved',
  },
  papers: {
    none: 'No documents yet',
    none_hint: 'Business registrations, tax documents and proof of identity, as PDFs or images.',
    who: {
      admin:
        'Only the vendor and operators with permission can open these documents. They have no public URL.',
      vendor: 'Only you and the marketplace team can open these documents. Shoppers never see them.',
    },
    kind: 'Document type',
    kinds: {
      identity: 'Proof of identity',
      registration: 'Business registration',
      tax: 'Tax document',
      bank: 'Proof of bank account',
      other: 'Other',
      logo: 'Logo',
    },
    reason: 'Reason, visible to the vendor',
    moves: { pending: 'Take back', accepted: 'Accept', rejected: 'Reject' },
    move_text: {
      pending: 'The document waits for a decision again.',
      accepted: 'The vendor sees that the document is accepted.',
      rejected: 'The vendor is told by email and can send the document again.',
    },
    add: 'Add document',
    added: 'Document added',
    look: 'Open %{name}',
    save: 'Download %{name}',
    delete: 'Delete %{name}',
    delete_title: 'Delete %{name}?',
    delete_text: 'The file is permanently deleted.',
    deleted: 'Document deleted',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'Vendor documents', vendor_papers: 'Vendor documents' };

/** Sentences of the screens about vendors and their papers in English. */
export const vendors = {
  forgot: {
    vendor: 'Forgot your password?',
    admin: 'Forgot your password? Ask an administrator who looks after admins to set a new one for you.',
  },
  panels: {
    products: 'Products',
    orders: 'Orders',
    reviews: 'Reviews',
    papers: 'Papers',
    bank: 'Bank account',
    payouts: 'Payouts',
  },
  vendor: {
    no_reviews: 'Not reviewed yet',
    rating: '%{average} from %{smart_count} review |||| %{average} from %{smart_count} reviews',
    store_is: 'Store: %{state}',
    store_text: 'Shoppers see at once whether they can buy at %{name}. The vendor can change this too.',
    featured: 'Featured on the home page',
    not_featured: 'Not featured',
    feature: 'Feature %{name}',
    reason: 'Reason, which the vendor reads (optional)',
    told: 'The vendor was told: %{reason}',
    moves: {
      in_review: 'Review',
      approved: 'Approve',
      rejected: 'Reject',
      suspended: 'Suspend',
      closed: 'Close for good',
    },
    move_text: {
      in_review: '%{name} stays out of the shop while its application is being looked at.',
      approved: '%{name} can sign in and sell from now on. It is told by e-mail.',
      rejected: '%{name} is told by e-mail that it can’t sell here.',
      suspended:
        'Nothing of %{name} can be bought, and nobody of it can sign in, until you approve it again.',
      closed: '%{name} is closed for good: this can’t be taken back.',
    },
    commission: 'Commission on its sales',
    no_commission: 'No rule fits: this vendor keeps all of what it sells.',
    new_rule: 'New rule for this vendor',
    because: {
      agreed: 'agreed with this vendor, before all rules of the list',
      list: 'the first rule of the list that fits; rules for single products, categories or prices may come before it',
      default: 'the default, as no other rule fits',
    },
    another_account: 'Another account',
    account_saved: 'Bank account saved',
  },
  papers: {
    none: 'No papers yet',
    none_hint: 'Extracts of a register, tax papers, proofs of identity: PDFs or pictures.',
    who: {
      admin:
        'Only the vendor itself and operators whose role may read vendors’ papers can open these. They have no public address.',
      vendor: 'Only you and the shop’s operators who check vendors can open these. Shoppers never see them.',
    },
    kind: 'What it shows',
    kinds: {
      identity: 'Identity',
      registration: 'Registration',
      tax: 'Tax',
      bank: 'Bank account',
      other: 'Something else',
    },
    add: 'Add a paper',
    added: 'Paper added',
    look: 'Open %{name}',
    save: 'Download %{name}',
    delete: 'Delete %{name}',
    delete_title: 'Delete %{name}?',
    delete_text: 'The file is thrown away for good.',
    deleted: 'Paper deleted',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'Vendors’ papers', vendor_papers: 'Vendors’ papers' };

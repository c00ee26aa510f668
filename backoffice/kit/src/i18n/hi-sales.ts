import type { Texts } from './texts';
import type { sales as english } from './en-sales';

/** Sentences of the screens about refunds, notes, balances and deliveries in Hindi. */
export const sales: Texts<typeof english> = {
  refund: {
    title: 'रिफ़ंड',
    none: 'कोई रिफ़ंड नहीं',
    none_hint: 'भुगतान किया हुआ ऑर्डर रद्द करने पर रिफ़ंड यहाँ जुड़ता है।',
    order: 'ऑर्डर',
    customer: 'ग्राहक',
    move_text:
      '%{customer} · %{amount}. पैसा आपके खाते से निकल जाने पर “भुगतान किया गया” चुनें; ग्राहक को ईमेल से सूचित किया जाएगा।',
    settled: '%{at} को पूरा हुआ',
  },
  buyer_note: {
    title: 'खरीदार का नोट',
    gift: 'यह ऑर्डर एक उपहार है।',
    gift_message: 'उपहार संदेश',
  },
  order_note: {
    message: 'ग्राहक के लिए संदेश (वैकल्पिक)',
    message_hint: 'ग्राहक को ऑर्डर पेज पर और इस चरण के ईमेल में दिखता है, जैसे ट्रैकिंग नंबर।',
    internal: 'आंतरिक नोट (वैकल्पिक)',
    internal_hint: 'केवल ऑपरेटर और विक्रेता को दिखता है।',
    internal_label: 'आंतरिक नोट',
    internal_by: 'आंतरिक नोट: %{note}',
  },
  line_sum: {
    net: 'शुद्ध %{amount}',
    tax: 'कर %{amount}',
  },
  balance: {
    available: 'उपलब्ध बैलेंस',
    available_hint: 'पूरी हुई बिक्री %{earned}, घटा भुगतान %{held}',
    left: '%{amount} उपलब्ध',
  },
  rider_offer: {
    rider: 'डिलीवरी',
    none: 'अभी कोई राइडर नहीं',
    offline: 'यह राइडर ऑफ़लाइन है।',
    busy: 'यह राइडर व्यस्त है।',
    outside_zone: 'डिलीवरी का पता इस राइडर के क्षेत्रों से बाहर है।',
    anyway: 'फिर भी ऑफ़र करें',
  },
};

/** Names of their fields. */
export const salesFields: Record<string, string> = {
  settled_at: 'पूरा हुआ',
  order_number: 'ऑर्डर',
};

/** Names of their choices. */
export const salesChoices: Record<string, string> = {
  succeeded: 'भुगतान किया गया',
  order_cancelled: 'ऑर्डर रद्द',
  order_expired: 'ऑर्डर की समय-सीमा समाप्त',
};

/** Names of their pages. */
export const salesPages = {
  refunds: 'रिफ़ंड',
};

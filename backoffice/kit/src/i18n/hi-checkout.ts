import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Hindi. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'प्रति विक्रेता %{amount}।',
    free: 'मुफ़्त।',
    per_item: 'प्रति आइटम %{amount}।',
    by_weight: 'हर %{step} या उसके हिस्से पर %{amount}।',
    by_price: 'ऑर्डर मूल्य के हर %{step} या उसके हिस्से पर %{amount}।',
    percent: 'ऑर्डर मूल्य का %{share}।',
    by_distance: '%{amount} और प्रति किमी %{per_km}।',
    collected: 'पिकअप स्थान: %{place}।',
    by_table: {
      weight: 'वज़न के अनुसार %{least} से %{most}।',
      price: 'ऑर्डर मूल्य के अनुसार %{least} से %{most}।',
      pieces: 'आइटमों की संख्या के अनुसार %{least} से %{most}।',
    },
    handling: 'साथ में %{amount} हैंडलिंग।',
    free_from: 'प्रति विक्रेता %{threshold} से ऊपर मुफ़्त।',
    offered_from: 'प्रति विक्रेता %{threshold} से ऊपर के ऑर्डर पर उपलब्ध।',
    carries: '%{weight} तक।',
    reaches: '%{km} किमी तक।',
    days: '%{min}–%{max} दिनों में डिलीवरी।',
    ready: '%{min}–%{max} दिनों में तैयार।',
    everywhere: 'दुनिया भर में शिपिंग।',
    zones: 'एक ज़ोन में शिपिंग। |||| %{smart_count} ज़ोन में शिपिंग।',
    rates: {
      flat: 'कीमत',
      per_item: 'प्रति आइटम कीमत',
      by_weight: 'प्रति चरण कीमत',
      by_price: 'प्रति चरण कीमत',
      pickup: 'पिकअप शुल्क',
      rider_distance: 'मूल कीमत',
    },
    table: {
      weight: 'ग्राम में वज़न की सीमाएँ: शुरुआत से ज़्यादा, अंत तक (अंत सहित)।',
      price: 'प्रति विक्रेता ऑर्डर मूल्य की सीमाएँ: शुरुआत से ज़्यादा, अंत तक (अंत सहित)।',
      pieces: 'आइटमों की संख्या की सीमाएँ: शुरुआत से ज़्यादा, अंत तक (अंत सहित)।',
      row: 'पंक्ति %{place}',
      over: 'से अधिक',
      up_to: 'तक',
      up_to_open: 'तक (खाली: कोई सीमा नहीं)',
      costs: 'कीमत',
      add: 'पंक्ति जोड़ें',
      remove: 'पंक्ति %{place} हटाएँ',
    },
    band: {
      any: 'सब कुछ',
      within: '%{to} तक',
      between: '%{from} से अधिक, %{to} तक',
      beyond: '%{from} से अधिक',
    },
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'ग्राहक डिलीवरी पर भुगतान करते हैं। ऑर्डर तुरंत प्रोसेस होते हैं और डिलीवर होने पर भुगतान हुआ माना जाता है। API कुंजी की ज़रूरत नहीं।',
      bank_transfer:
        'ग्राहक राशि ट्रांसफ़र करते हैं और ऑपरेटर ऑर्डर को भुगतान हुआ चिह्नित करता है। निर्देशों में अपने खाते का विवरण जोड़ें। API कुंजी की ज़रूरत नहीं।',
    },
    costs: 'ग्राहक %{fee} शुल्क देते हैं।',
    free: 'कोई अतिरिक्त शुल्क नहीं।',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'शिपिंग की कीमत कैसे तय होती है।',
    weight_step: 'ग्राम में; हर चरण या उसके हिस्से पर कीमत लगती है।',
    price_step: 'ऑर्डर मूल्य के हर चरण या उसके हिस्से पर कीमत लगती है।',
    percent: 'एक विक्रेता के आइटम का।',
    table_by: 'दरें किस पर निर्भर करती हैं।',
    rate_per_km: 'विक्रेता और ग्राहक के बीच सीधी दूरी।',
    max_distance: 'सीमा न हो तो खाली छोड़ें।',
    pickup_address: 'चेकआउट और पुष्टि में दिखता है।',
    pickup_instructions: 'जैसे खुलने का समय या क्या लाना है।',
    max_weight: 'सीमा न हो तो खाली छोड़ें। बिना वज़न वाले उत्पाद शून्य गिने जाते हैं।',
    free_over: 'प्रति विक्रेता गणना।',
    handling: 'शिपिंग की कीमत में जुड़ता है।',
    zone_ids: 'सभी ज़ोन के लिए खाली छोड़ें।',
    cod_allowed: 'क्या इस तरीके वाले ऑर्डर का भुगतान डिलीवरी पर हो सकता है।',
  },
  payment_methods: {
    instructions: 'भुगतान के समय और पुष्टि में दिखते हैं।',
    min_amount: 'डिफ़ॉल्ट मुद्रा में। सीमा न हो तो खाली छोड़ें।',
    max_amount: 'डिफ़ॉल्ट मुद्रा में। सीमा न हो तो खाली छोड़ें।',
    country_ids: 'जिन देशों में भेजा जाता है। सभी के लिए खाली छोड़ें।',
    currency_ids: 'सभी मुद्राओं के लिए खाली छोड़ें।',
    fee: 'ग्राहक से लिया जाता है और प्लेटफ़ॉर्म रखता है।',
    fee_rate: 'आइटम, शिपिंग और कर पर, निश्चित शुल्क के अलावा।',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'देश',
  currency_ids: 'मुद्राएँ',
  fee_rate: 'प्रतिशत शुल्क',
  payment_fee: 'भुगतान शुल्क',
  rate_type: 'दर का प्रकार',
  weight_step: 'वज़न का चरण (ग्राम)',
  price_step: 'कीमत का चरण',
  percent: 'ऑर्डर मूल्य का प्रतिशत',
  table_by: 'दर का आधार',
  table: 'दर तालिका',
  rate_per_km: 'प्रति किमी कीमत',
  max_distance: 'अधिकतम दूरी (किमी)',
  pickup_address: 'पिकअप पता',
  pickup_instructions: 'पिकअप निर्देश',
  max_weight: 'अधिकतम वज़न (ग्राम)',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'प्रति आइटम',
  by_weight: 'वज़न के अनुसार',
  by_price: 'कीमत के अनुसार',
  table: 'दर तालिका',
  pickup: 'पिकअप',
  rider_distance: 'दूरी के अनुसार',
  weight: 'वज़न',
  price: 'कीमत',
  pieces: 'इकाइयाँ',
};

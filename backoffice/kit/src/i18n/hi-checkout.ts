import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Hindi. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'हर विक्रेता के लिए %{amount} लगते हैं।',
    free: 'कुछ नहीं लगता।',
    per_item: 'हर नग के %{amount} लगते हैं।',
    by_weight: 'हर शुरू हुए %{step} के %{amount} लगते हैं।',
    by_price: 'सामान के हर शुरू हुए %{step} पर %{amount} लगते हैं।',
    percent: 'सामान का %{share} लगता है।',
    by_distance: '%{amount} और हर शुरू हुए किलोमीटर के %{per_km} लगते हैं।',
    collected: 'ख़रीदार सामान ख़ुद लेते हैं: %{place}।',
    by_table: {
      weight: 'सामान के वज़न के अनुसार %{least} से %{most} लगते हैं।',
      price: 'सामान की क़ीमत के अनुसार %{least} से %{most} लगते हैं।',
      pieces: 'नगों की संख्या के अनुसार %{least} से %{most} लगते हैं।',
    },
    handling: 'हैंडलिंग के %{amount} जुड़ते हैं।',
    free_from: 'उस विक्रेता के %{threshold} के सामान से मुफ़्त।',
    offered_from: 'एक विक्रेता के %{threshold} के सामान से मिलता है।',
    carries: 'अधिकतम %{weight} ले जाता है।',
    reaches: 'अधिकतम %{km} किमी तक जाता है।',
    days: '%{min} से %{max} दिनों में पहुँचता है।',
    ready: '%{min} से %{max} दिनों में तैयार।',
    everywhere: 'हर जगह जाता है।',
    zones: 'एक ज़ोन में जाता है। |||| %{smart_count} ज़ोन में जाता है।',
    rates: {
      flat: 'क़ीमत',
      per_item: 'एक नग की क़ीमत',
      by_weight: 'एक चरण की क़ीमत',
      by_price: 'एक चरण की क़ीमत',
      pickup: 'लेने की क़ीमत',
      rider_distance: 'शुरुआती क़ीमत',
    },
    table: {
      weight: 'हर पंक्ति में ग्राम में वज़न है: शुरुआत से अधिक, अंत तक और अंत सहित।',
      price: 'हर पंक्ति में एक विक्रेता के सामान की क़ीमत है: शुरुआत से अधिक, अंत तक और अंत सहित।',
      pieces: 'हर पंक्ति में नगों की संख्या है: शुरुआत से अधिक, अंत तक और अंत सहित।',
      row: 'पंक्ति %{place}',
      over: 'से अधिक',
      up_to: 'तक',
      up_to_open: 'तक (खाली: कोई अंत नहीं)',
      costs: 'लागत',
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
        'ख़रीदार दरवाज़े पर राइडर को भुगतान करता है। ऑर्डर तुरंत आगे बढ़ते हैं और पहुँचने पर भुगतान माना जाता है। किसी कुंजी की ज़रूरत नहीं।',
      bank_transfer:
        'ख़रीदार राशि भेजता है और आने पर ऑपरेटर ऑर्डर को भुगतान किया हुआ बताता है। खाते का विवरण निर्देशों में लिखें; किसी कुंजी की ज़रूरत नहीं।',
    },
    costs: 'ख़रीदार ऑर्डर के ऊपर %{fee} देते हैं।',
    free: 'ख़रीदार को कुछ अतिरिक्त नहीं देना पड़ता।',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'क़ीमत किससे तय होती है।',
    weight_step: 'ग्राम में; हर बार इतना शुरू होने पर क़ीमत लगती है।',
    price_step: 'हर बार इतने का सामान शुरू होने पर क़ीमत लगती है।',
    percent: 'एक विक्रेता के सामान का।',
    table_by: 'कौन-सी पंक्ति लागू हो, यह किससे तय होता है।',
    rate_per_km: 'विक्रेता के पते से ख़रीदार के पते तक, सीधी रेखा में।',
    max_distance: 'किलोमीटर में; सीमा न हो तो खाली।',
    pickup_address: 'ख़रीदार इसे चेकआउट और पुष्टि में पढ़ते हैं।',
    pickup_instructions: 'खुलने का समय, कहाँ घंटी बजाएँ, क्या लाएँ।',
    max_weight: 'ग्राम में; सीमा न हो तो खाली। बिना वज़न का सामान नहीं गिना जाता।',
    free_over: 'केवल एक विक्रेता के सामान पर गिना जाता है।',
    handling: 'जो भी लगे उसमें जुड़ता है।',
    zone_ids: 'कोई न चुनें तो हर जगह।',
    cod_allowed: 'इस तरह भेजा सामान दरवाज़े पर चुकाया जा सकता है या नहीं।',
  },
  payment_methods: {
    instructions: 'भुगतान के समय और पुष्टि में दिखते हैं।',
    min_amount: 'डिफ़ॉल्ट मुद्रा में; सीमा न हो तो खाली।',
    max_amount: 'डिफ़ॉल्ट मुद्रा में; सीमा न हो तो खाली।',
    country_ids: 'जहाँ सामान जाता है; कोई न चुनें तो हर जगह।',
    currency_ids: 'जिनमें ख़रीदार भुगतान करते हैं; कोई न चुनें तो सभी।',
    fee: 'ख़रीदार की राशि में जुड़ता है और प्लेटफ़ॉर्म के पास रहता है; न हो तो खाली।',
    fee_rate: 'सामान, शिपिंग और कर मिलाकर, निश्चित शुल्क के ऊपर।',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'देश',
  currency_ids: 'मुद्राएँ',
  fee_rate: 'राशि का हिस्सा',
  payment_fee: 'भुगतान शुल्क',
  rate_type: 'क़ीमत का आधार',
  weight_step: 'एक चरण के ग्राम',
  price_step: 'एक चरण का सामान',
  percent: 'सामान का हिस्सा',
  table_by: 'तालिका का आधार',
  table: 'तालिका',
  rate_per_km: 'एक किलोमीटर की क़ीमत',
  max_distance: 'अधिकतम दूरी, किलोमीटर में',
  pickup_address: 'कहाँ से लेना है',
  pickup_instructions: 'कैसे लेना है',
  max_weight: 'अधिकतम वज़न, ग्राम में',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'प्रति नग',
  by_weight: 'वज़न के अनुसार',
  by_price: 'क़ीमत के अनुसार',
  table: 'तालिका के अनुसार',
  pickup: 'ख़रीदार ख़ुद लेता है',
  rider_distance: 'दूरी के अनुसार',
  weight: 'वज़न',
  price: 'क़ीमत',
  pieces: 'नग',
};

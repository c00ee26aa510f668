import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Hindi. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'हर विक्रेता के लिए %{amount} लगते हैं।',
    free: 'कुछ नहीं लगता।',
    free_from: 'उस विक्रेता के %{threshold} के सामान से मुफ़्त।',
    free_only_from: 'कुछ नहीं लगता; एक विक्रेता के %{threshold} के सामान से मिलता है।',
    days: '%{min} से %{max} दिनों में पहुँचता है।',
    everywhere: 'हर जगह जाता है।',
    zones: 'एक ज़ोन में जाता है। |||| %{smart_count} ज़ोन में जाता है।',
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
    free_over: 'केवल एक विक्रेता के सामान पर गिना जाता है।',
    handling: 'दर में जुड़ता है।',
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
};
